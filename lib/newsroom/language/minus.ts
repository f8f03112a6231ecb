// Distinguishes a minus sign from a joining dash: growth of -0.4%, 气温-3℃, but not 3-5 nor 歼-20.
// Protects: a number keeps its sign, and no other number gets one.

/** A number with its unit, also as the end of a range: regular expression source. */
export const measured = String.raw`\d[\d,.]*\s?(?:[至到~～]\s?[-−–－]?\d[\d,.]*\s?)?(?:[%％℃°度]|摄氏|个?百分点)`;

/**
 * Right before the number, after a lower-case word or a bracket; after any other word only before a
 * percentage or degrees: not COVID -19, nor 3% -5%.
 */
const spaced = String.raw`(?<=(?<!\p{L})\p{Ll}+\s|\()[-−–](?=[$£€¥₱]?\d)|(?<=[^\d\s%]\s)[-−–](?=\d[\d.,]*\s?[%°])`;

/** After a Chinese character, before a measure; 3度-5度 is a range. */
const unspaced = String.raw`(?<=(?<!\d(?:摄氏)?度|百分点)[\p{Script=Han}（(]\s?)[-−–－](?=${measured})`;

/** Regular expression source for the sign of a number, for the flag `u`. */
export const minus = `(?:${spaced}|${unspaced})`;

/**
 * Regular expression source for a dash between the numbers of a range, 3-5 or 2 - 1; not `2020 – 3
 * years on`.
 */
export const rangeDash = String.raw`(?:(?<=\d)[-‐‑–](?=\d)|(?<=\d\s)-(?=\s\d))`;
