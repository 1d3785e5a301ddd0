/** What is worth knowing beside something, without stopping anything. */
import { Glyph } from "./Mark.tsx";
import { VisibleText } from "./Visible.tsx";

export function Quiet({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="quiet">
      {notes.map((note) => (
        <li key={note}>
          <Glyph name="look" />
          <span>
            <span className="vh">To look at: </span>
            <VisibleText text={note} />
          </span>
        </li>
      ))}
    </ul>
  );
}
