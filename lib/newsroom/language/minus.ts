// The dash that makes a number one below zero, told from one that joins: growth of -0.4%, 气温-3℃, but
// not 3-5 nor 歼-20. Protects: a number does not lose its sign, and no other gets one.

/** A number with what is measured in it, also one that a range ends in: sources of patterns. */
export const measured = String.raw`\d[\d,.]*\s?(?:[至到~～]\s?[-−–－]?\d[\d,.]*\s?)?(?:[%％℃°度]|摄氏|个?百分点)`;

/**
 * Right before the number, behind a small word or a bracket; behind any other word only before a share
 * or degrees: not COVID -19, nor 3% -5%.
 */
const spaced = String.raw`(?<=(?<!\p{L})\p{Ll}+\s|\()[-−–](?=[$£€¥₱]?\d)|(?<=[^\d\s%]\s)[-−–](?=\d[\d.,]*\s?[%°])`;

/** Behind a character, before what is measured; 3度-5度 is a range. */
const unspaced = String.raw`(?<=(?<!\d(?:摄氏)?度|百分点)[\p{Script=Han}（(]\s?)[-−–－](?=${measured})`;

/** Source of a pattern for the sign of a number, with the flag `u`. */
export const minus = `(?:${spaced}|${unspaced})`;

/** Source of a pattern for a dash that joins two numbers, 3-5 or 2 - 1; `2020 – 3 years on` parts them. */
export const rangeDash = String.raw`(?:(?<=\d)[-‐‑–](?=\d)|(?<=\d\s)-(?=\s\d))`;
