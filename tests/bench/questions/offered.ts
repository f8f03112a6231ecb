// What the product itself offers over real feeds: the questions of each article, asked in it, and
// each headline, asked over the list. Both must be answered from their own event.
import type { Answer, Known, RealFeeds } from './real-feeds';

export type Tally = { n: number; own: number; mixed: number; others: number; refused: number };
export const tally = (): Tally => ({ n: 0, own: 0, mixed: 0, others: 0, refused: 0 });

function add(count: Tally, { references }: Answer, { links }: Known): boolean {
  count.n += 1;
  const own = references.filter(({ link }) => links.has(link)).length;
  const how =
    references.length === 0
      ? 'refused'
      : own === references.length
        ? 'own'
        : own > 0
          ? 'mixed'
          : 'others';
  count[how] += 1;
  return how === 'own' || how === 'mixed';
}

/** Every `step`-th event; misses are passed to `onMiss`. */
export async function askOffered(
  feeds: RealFeeds,
  events: readonly Known[],
  onMiss: (line: string) => void,
): Promise<{ chips: Tally; headlines: Tally; without: number }> {
  const [chips, headlines] = [tally(), tally()];
  let without = 0;
  for (const known of events) {
    const event = await feeds.store.events.get(known.id);
    if (!event) continue;
    const { lang } = event;
    const questions = event.follow_up_questions.flatMap(([first]) => first?.text ?? []);
    if (questions.length === 0) without += 1;
    for (const text of questions) {
      const answer = await feeds.ask(text, lang, { event_id: known.id });
      if (!add(chips, answer, known)) onMiss(`chip: ${text} in ${known.titles[0]}`);
    }
    const title = event.title[0]?.text;
    if (!title) continue;
    const answer = await feeds.ask(title.slice(0, 300), lang);
    if (!add(headlines, answer, known)) {
      onMiss(`headline: ${title} → ${answer.references[0]?.title ?? 'refused'}`);
    }
  }
  return { chips, headlines, without };
}
