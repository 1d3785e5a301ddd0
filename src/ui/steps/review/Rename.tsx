/** The draft's name: for the person's own list of drafts, and nowhere in the Grant. */

import { useSession } from "../../draft/session-context.ts";
import { useTypedForm } from "../../draft/use-typed-form.ts";
import { TextField } from "../../parts/TextField.tsx";

export function Rename({ name }: { readonly name: string }) {
  const { store } = useSession();
  const { field, left } = useTypedForm({ name }, (typed) => {
    const next = typed.name.trim();
    if (next !== "") store.getState().rename(next);
  });
  // An empty name is not taken over, so what is kept still has one.
  const input = field("name");
  return (
    <section className="sec stack" aria-labelledby="draft-title">
      <h2 id="draft-title">This draft</h2>
      <TextField
        {...input}
        id="draft-name"
        label="What you call this draft"
        help={`It stands in your list of drafts, not in the Grant. ${left.has("name") ? "An empty name is not taken over." : ""}`.trim()}
        maxLength={200}
      />
    </section>
  );
}
