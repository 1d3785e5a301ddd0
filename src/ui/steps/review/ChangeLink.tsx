/** "Change": to the field that decides what a line says; "Continue" there comes back. */

import { Link } from "@tanstack/react-router";
import type { Clause } from "../../../core/outputs/clause.ts";
import { placeOf } from "../../draft/place-of.ts";
import { nameOf } from "../../frame/GoOn.tsx";
import { plainText } from "../../parts/ClauseLine.tsx";

export function ChangeLink({ clause }: { readonly clause: Clause }) {
  const [decides] = clause.refs;
  // The time of issue is minted; a sentence without a member holds for every Grant.
  const place = decides === undefined || clause.id === "issued" ? undefined : placeOf(decides);
  if (place === undefined) return null;
  return (
    <Link className="change" to={place.path} search={{ from: "review", at: place.at }}>
      Change
      <span className="vh">
        {" "}
        in {nameOf(place.step)}: {plainText(clause)}
      </span>
    </Link>
  );
}
