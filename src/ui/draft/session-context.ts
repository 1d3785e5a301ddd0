/** Hands the session down. Apart from the hooks, so that the first page does not load the core. */
import { createContext, useContext } from "react";
import type { Session } from "../../state/session-shape.ts";

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of this tab. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("no session above this component");
  return session;
}
