/** Words of the agent on the page: data, with what cannot be seen made visible and every open secret hidden. */
import { createContext, use } from "react";
import { Visible } from "../../parts/Visible.tsx";
import { toldPieces } from "./masking.ts";

/** Which secrets are open, and which texts the person called none. */
export interface Hiding {
  readonly known: readonly string[];
  readonly cleared: ReadonlySet<string>;
}

export const HidingContext = createContext<Hiding>({ known: [], cleared: new Set() });

export function Told({ text }: { readonly text: string }) {
  const { known, cleared } = use(HidingContext);
  return toldPieces(text, known, cleared).map((piece, index) =>
    piece.hidden ? (
      <span className="masked-word" key={index}>
        <span className="vh">hidden, it looks like a secret</span>
        <span aria-hidden="true">••••••••</span>
      </span>
    ) : (
      <Visible text={piece.text} key={index} />
    ),
  );
}

/** The same between quotation marks, which are part of the page: a copy of the line has them too. */
export function Quoted({ text }: { readonly text: string }) {
  return (
    <>
      “<Told text={text} />”
    </>
  );
}
