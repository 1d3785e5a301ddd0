/** What the cautious ceilings are, as a sentence that is made of the catalogue's own: those of kinds without an act differ by kind. Pure. */
import { BINDING_KINDS, CEILINGS, KINDS } from "../../../core/catalogue/kinds.ts";
import { listed, lowerFirst } from "../../parts/phrases.ts";

const STRICTEST = "proposal";
const also = BINDING_KINDS.filter((kind) => KINDS[kind].untouched !== STRICTEST).map((kind) => KINDS[kind].noun);

export const CAUTIOUS_MEANS = `They are at most: ${lowerFirst(CEILINGS.on_confirm.label)} for each kind of which you allowed an act, and for ${listed(also)}; ${lowerFirst(CEILINGS[STRICTEST].label)} for the others.`;
