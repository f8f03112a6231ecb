// Distinguishes Chinese characters from those of other scripts. Protects: what counts as a Chinese
// character is defined once; supporting another script changes only this file. The patterns are
// compiled once, since whole articles are matched with them.

/** One Chinese character, for use in a pattern with the flag `u`, also within brackets. */
export const han = String.raw`\p{Script=Han}`;

const some = new RegExp(han, 'u');
const first = new RegExp(`^${han}`, 'u');
const each = new RegExp(han, 'gu');
const runs = new RegExp(`${han}+`, 'gu');

/** Whether any letter of a text is Chinese. */
export const hasHan = (text: string): boolean => some.test(text);

export const beginsWithHan = (text: string): boolean => first.test(text);

export const countHan = (text: string): number => text.match(each)?.length ?? 0;

/** The runs of adjacent Chinese characters in a text. */
export const hanRuns = (text: string): readonly string[] => text.match(runs) ?? [];

/** A text with a blank in place of each such run. */
export const withoutHan = (text: string): string => text.replace(runs, ' ');

/** The length of a text in Latin characters; a Chinese one counts as three. */
export const lengthInLatin = (text: string): number => text.length + 2 * countHan(text);
