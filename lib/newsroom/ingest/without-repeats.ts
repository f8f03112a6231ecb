// Removes paragraphs that a feed repeats under several headlines, as they are about the feed: a
// line about the paper, a call to subscribe, one teaser for a whole series. Protects: they neither
// connect stories nor are quoted in any.

/**
 * Two headlines may legitimately have the same text: a correction, or an item that was sent again.
 */
const headlinesMost = 2;

type Item = { title: string; paragraphs: string[] };

/** The items of one feed document without such paragraphs; an item may keep only its title. */
export function withoutRepeats<T extends Item>(items: readonly T[]): T[] {
  const headlines = new Map<string, Set<string>>();
  for (const { title, paragraphs } of items) {
    for (const paragraph of new Set(paragraphs)) {
      headlines.set(paragraph, (headlines.get(paragraph) ?? new Set()).add(title));
    }
  }
  const isRepeated = (paragraph: string) => (headlines.get(paragraph)?.size ?? 0) > headlinesMost;
  return items.map((item) =>
    item.paragraphs.some(isRepeated)
      ? { ...item, paragraphs: item.paragraphs.filter((one) => !isRepeated(one)) }
      : item,
  );
}
