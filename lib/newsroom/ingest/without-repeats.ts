// A paragraph that a feed repeats under several headlines is about the feed: a line on the paper, a
// call to subscribe, one teaser for a whole series. Protects: it holds no two stories together, and
// is quoted in none.

/** Under two headlines one text may stand by right: a correction, an item that was sent again. */
const headlinesMost = 2;

type Item = { title: string; paragraphs: string[] };

/** The items of one feed document without such paragraphs; titles alone stay. */
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
