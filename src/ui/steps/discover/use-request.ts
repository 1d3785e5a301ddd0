/** A request text as it is shown and copied, with its checksum taken now. */
import { useEffect, useState } from "react";
import { carriedText, type RequestId } from "./request-texts.ts";
import { type ShownRequest, shownRequest } from "./shown-request.ts";

/** `undefined` while its checksum is being taken. `brought` is the published text that is kept with the draft. */
export function useRequest(id: RequestId, brought: string | undefined): ShownRequest | undefined {
  const [shown, setShown] = useState<{ brought: string | undefined; request: ShownRequest }>();
  useEffect(() => {
    let current = true;
    void shownRequest(carriedText(id), brought).then((request) => current && setShown({ brought, request }));
    return () => {
      current = false;
    };
  }, [id, brought]);
  return shown?.brought === brought ? shown?.request : undefined;
}
