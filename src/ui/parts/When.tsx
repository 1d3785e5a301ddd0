/** A moment as a person reads it, in UTC, whose exact form is the element's own. What is no moment is shown as it stands. */
import { Visible } from "./Visible.tsx";

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export function When({ at }: { readonly at: string }) {
  const moment = Date.parse(at);
  if (Number.isNaN(moment)) return <Visible text={at} />;
  return <time dateTime={at}>{DAY.format(moment)} UTC</time>;
}
