// Which passages become the answer, and whether there is one at all. Protects honesty: what does not
// bear on the question is not shown as if it did.
import type { RankedEvent, RankedPassage } from './rank';
import type { Retrieval } from './retrieve';
import type { Question } from './question';

/** Of one event, to be shown in the order of its article. */
export type Chosen = { event: RankedEvent['event']; passages: RankedPassage[] };

/** The share of the question's words that an event must have, and how well one passage must fit. */
const leastCoverage = 0.51;
const leastFit = 0.25;
/** Inside an article the reader has said what the question is about: less is enough. */
const leastCoverageInContext = 0.4;
const leastFitInContext = 0.2;
/** A further event, a further passage, must be about as good as the best one. */
const nearlyAsGood = 0.8;
const passageNearlyAsGood = 0.62;
const eventsMost = 3;
const passagesOfEvent = 4;
const passagesMost = 6;
/** For a question that names nothing: the first passages of the article it was asked in. */
const leads = 4;

function answers({ coverage, passages }: RankedEvent, inContext: boolean): boolean {
  const best = Math.max(0, ...passages.map(({ own, fit }) => (own > 0 ? fit : 0)));
  return inContext
    ? coverage >= leastCoverageInContext && best >= leastFitInContext
    : coverage >= leastCoverage && best >= leastFit;
}

const inOrder = (a: RankedPassage, b: RankedPassage) => a.block - b.block || a.place - b.place;

function bestOf({ event, passages }: RankedEvent, most: number, bar: number): Chosen {
  const good = passages.filter(({ score, fit }) => fit > 0 && score >= bar).slice(0, most);
  return { event, passages: good.sort(inOrder) };
}

/** The passages that answer, event by event; empty when nothing fits. */
export function choosePassages({ events, context }: Retrieval, { terms }: Question): Chosen[] {
  const own = context && events.find(({ event }) => event === context);
  if (terms.length === 0) {
    return own
      ? [{ event: own.event, passages: [...own.passages].sort(inOrder).slice(0, leads) }]
      : [];
  }
  const fitting = events.filter((ranked) => answers(ranked, ranked === own));
  const [first] = fitting;
  if (!first) return [];
  const bar = passageNearlyAsGood * (first.passages[0]?.score ?? 0);
  const chosen: Chosen[] = [];
  let left = passagesMost;
  for (const ranked of fitting.slice(0, eventsMost)) {
    if (ranked.score < nearlyAsGood * first.score || left === 0) break;
    const one = bestOf(ranked, Math.min(left, passagesOfEvent), bar);
    if (one.passages.length === 0) continue;
    chosen.push(one);
    left -= one.passages.length;
  }
  return chosen;
}

/** Articles that a reader may want to open, whether or not they answer. */
export function relatedEvents({ events, context }: Retrieval): RankedEvent['event'][] {
  return events
    .filter(({ event, coverage }) => event !== context && coverage >= 0.5)
    .slice(0, eventsMost)
    .map(({ event }) => event);
}
