// A number of a sentence with what it counts, and how the fate of those counted is found beside it.

export type Figure = {
  /** As written, with what multiplies it: "67", "1.2 million". */
  shown: string;
  value: number;
  /** What is counted, in one form for all ways to say it. */
  unit: string;
};

/** Words that turn "people" into those who died, were hurt, are missing, were taken. */
export type Fates = Readonly<Record<'dead' | 'hurt' | 'missing' | 'held', RegExp>>;

/** The words around a figure in which its fate is looked for. */
const clauseBefore = 40;
const clauseAfter = 40;
const clauseEnd = /[,;:，；。、]|\band\b|\bat\b/;

/** The first fate of the table that the text speaks of. */
export const fateIn = (text: string, fates: Fates): string | undefined =>
  Object.entries(fates).find(([, pattern]) => pattern.test(text))?.[0];

/** The nearest fate behind the figure, within its clause; else the one just before it. */
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
