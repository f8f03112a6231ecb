// Letters of Chinese, told from those of other scripts. Protects: what counts as a Chinese character is
// said once; a script beside it is a change of this file alone. The patterns are compiled once, as whole
// articles are read with them.

/** One Chinese character, as a part of a pattern with the flag `u`, also within brackets. */
export const han = String.raw`\p{Script=Han}`;

const some = new RegExp(han, 'u');
const first = new RegExp(`^${han}`, 'u');
const each = new RegExp(han, 'gu');
const runs = new RegExp(`${han}+`, 'gu');

/** Whether any letter of a text is Chinese. */
export const hasHan = (text: string): boolean => some.test(text);

export const beginsWithHan = (text: string): boolean => first.test(text);

export const countHan = (text: string): number => text.match(each)?.length ?? 0;

/** The Chinese characters of a text that stand beside one another, each run by itself. */
export const hanRuns = (text: string): readonly string[] => text.match(runs) ?? [];

/** A text with a blank in the place of each such run. */
export const withoutHan = (text: string): string => text.replace(runs, ' ');

/** The length of a text in characters of Latin script; one of Chinese says as much as three. */
export const lengthInLatin = (text: string): number => text.length + 2 * countHan(text);
