// Retrieval for a question about the news of a time. Protects: the newest news on a subject do not
// crowd out those of that time.
import { timesAsked } from '../answerable/asked-dates';
import type { Question } from '../answerable/question';
import type { Store } from '../store/contract/store';
import { retrieve, type Retrieval } from './retrieve';

/** Events of a time that are considered. */
const eventsOfTime = 1000;

/** As {@link retrieve}; where the question names a time, the events of that time are added. */
export async function retrieveThen(
  store: Store,
  question: Question,
  now: number,
  within?: ReadonlySet<string>,
): Promise<Retrieval> {
  const all = await retrieve(store, question, now, within);
  if (!question.dates || within) return all;
  const lists = await Promise.all(
    timesAsked(question, now).map(({ from, to }) =>
      store.dailyReports.events(from, to, eventsOfTime),
    ),
  );
  const then = await retrieve(store, question, now, new Set(lists.flat().map(({ id }) => id)));
  const known = new Set(then.events.map(({ event }) => event.id));
  const others = all.events.filter(({ event }) => !known.has(event.id));
  return { ...all, events: [...then.events, ...others].sort((a, b) => b.score - a.score) };
}
