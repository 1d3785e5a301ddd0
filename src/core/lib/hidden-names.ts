/** What characters that cannot be seen are called, and of which kind they are. Used by text.ts. */

export type HiddenKind = "bidi" | "zero_width" | "tag" | "control" | "format" | "variation" | "other_space";

const NAMES: ReadonlyMap<number, readonly [HiddenKind, string]> = new Map([
  [0x0009, ["control", "tab"]],
  [0x000a, ["control", "line feed"]],
  [0x000d, ["control", "carriage return"]],
  [0x001b, ["control", "escape"]],
  [0x007f, ["control", "delete"]],
  [0x0085, ["control", "next line"]],
  [0x00a0, ["other_space", "no-break space"]],
  [0x00ad, ["format", "soft hyphen"]],
  [0x034f, ["zero_width", "combining grapheme joiner"]],
  [0x061c, ["bidi", "Arabic letter mark"]],
  [0x115f, ["other_space", "Hangul choseong filler"]],
  [0x1160, ["other_space", "Hangul jungseong filler"]],
  [0x1680, ["other_space", "Ogham space mark"]],
  [0x17b4, ["zero_width", "Khmer inherent vowel aq"]],
  [0x17b5, ["zero_width", "Khmer inherent vowel aa"]],
  [0x180e, ["zero_width", "Mongolian vowel separator"]],
  [0x200b, ["zero_width", "zero width space"]],
  [0x200c, ["zero_width", "zero width non-joiner"]],
  [0x200d, ["zero_width", "zero width joiner"]],
  [0x200e, ["bidi", "left-to-right mark"]],
  [0x200f, ["bidi", "right-to-left mark"]],
  [0x2028, ["other_space", "line separator"]],
  [0x2029, ["other_space", "paragraph separator"]],
  [0x202a, ["bidi", "left-to-right embedding"]],
  [0x202b, ["bidi", "right-to-left embedding"]],
  [0x202c, ["bidi", "pop directional formatting"]],
  [0x202d, ["bidi", "left-to-right override"]],
  [0x202e, ["bidi", "right-to-left override"]],
  [0x202f, ["other_space", "narrow no-break space"]],
  [0x2060, ["zero_width", "word joiner"]],
  [0x2061, ["zero_width", "invisible function application"]],
  [0x2062, ["zero_width", "invisible times"]],
  [0x2063, ["zero_width", "invisible separator"]],
  [0x2064, ["zero_width", "invisible plus"]],
  [0x2066, ["bidi", "left-to-right isolate"]],
  [0x2067, ["bidi", "right-to-left isolate"]],
  [0x2068, ["bidi", "first strong isolate"]],
  [0x2069, ["bidi", "pop directional isolate"]],
  [0x2800, ["other_space", "blank Braille pattern"]],
  [0x3000, ["other_space", "ideographic space"]],
  [0x3164, ["other_space", "Hangul filler"]],
  [0xfeff, ["zero_width", "byte order mark"]],
  [0xffa0, ["other_space", "halfwidth Hangul filler"]],
]);

/** The kind and name of a character that is already known to be hidden. */
export function describeHidden(codePoint: number): readonly [HiddenKind, string] {
  const named = NAMES.get(codePoint);
  if (named !== undefined) return named;
  if (codePoint >= 0xe0020 && codePoint <= 0xe007e) return ["tag", `tag for "${String.fromCodePoint(codePoint - 0xe0000)}"`];
  if (codePoint >= 0xe0000 && codePoint <= 0xe007f) return ["tag", "tag character"];
  const character = String.fromCodePoint(codePoint);
  if (/\p{Variation_Selector}/u.test(character)) return ["variation", "variation selector"];
  if (/\p{Cc}/u.test(character)) return ["control", "control character"];
  if (/\p{Surrogate}/u.test(character)) return ["control", "half of a surrogate pair"];
  if (/\p{Z}/u.test(character)) return ["other_space", "space of another width"];
  return ["format", "invisible format character"];
}
