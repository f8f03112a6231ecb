// A number in a sentence with what it counts, and how the fate of the people counted is found near
// it.

export type Figure = {
  /** As written, including a multiplier: "67", "1.2 million". */
  shown: string;
  value: number;
  /** What is counted, in one form for all ways to say it. */
  unit: string;
};

/** Words that turn "people" into the dead, the injured, the missing or the detained. */
export type Fates = Readonly<Record<'dead' | 'hurt' | 'missing' | 'held', RegExp>>;

/** How many characters around a figure are searched for its fate. */
const clauseBefore = 40;
const clauseAfter = 40;
const clauseEnd = /[,;:，；。、]|\band\b|\bat\b/;

/** The first fate in the table that the text mentions. */
export const fateIn = (text: string, fates: Fates): string | undefined =>
  Object.entries(fates).find(([, pattern]) => pattern.test(text))?.[0];

/** The fate in or after the figure, within its clause; else one just before it. */
export function fateAround(
  text: string,
  start: number,
  end: number,
  fates: Fates,
): string | undefined {
  const after = text.slice(end, end + clauseAfter).split(clauseEnd)[0] ?? '';
  const own = fateIn(text.slice(start, end), fates) ?? fateIn(after, fates);
  if (own) return own;
  const before =
    text
      .slice(Math.max(0, start - clauseBefore), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  return fateIn(before, fates);
}
