// Articles of several items, such as the news of the hour in one page. Protects: what is asked about one
// company is not answered by the words of two items, nor by the sentence on another company.
import type { Language } from '@/lib/model/text/languages';
import { headlineBlock } from './headlines';
import { placesOf } from './places';
import type { WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** Headlines list items this way; two parts may also be one story. */
const betweenItems = /[;；]/u;
const itemsLeast = 3;

const listsItems = (headline: string) =>
  headline.split(betweenItems).filter((part) => part.trim() !== '').length >= itemsLeast;

const worthOf = (terms: readonly WeightedTerm[]) =>
  terms.reduce((sum, { worth }) => sum + worth, 0);

const isHeadline = ({ block }: RankedPassage) => block === headlineBlock;

/**
 * An article that lists items, reduced to the item that matches a question best: words of other items
 * are absent, and so are sentences that have words of the question but not the item's own one. Any
 * other article is unchanged.
 */
export function inOneItem(ranked: RankedEvent, lang: Language): RankedEvent {
  const { event, passages, found, absent, coverage } = ranked;
  if (!event.title.every(({ text }) => listsItems(text))) return ranked;
  const best = passages
    .filter((one) => !isHeadline(one))
    .reduce<RankedPassage | undefined>((a, b) => (a && a.own >= b.own ? a : b), undefined);
  if (!best) return ranked;
  const has = ({ text }: RankedPassage) => {
    return (term: WeightedTerm) => placesOf(text, [term], lang).length > 0;
  };
  // An item of the headline may be the one asked about.
  const inBest = found.filter(has(best));
  const inHeadline = found.filter((term) =>
    passages.filter(isHeadline).some((one) => has(one)(term)),
  );
  const kept = worthOf(inHeadline) > worthOf(inBest) ? inHeadline : inBest;
  const lost = found.filter((term) => !kept.includes(term));
  if (kept.length === 0) return ranked;
  const own = kept.reduce((a, b) => (b.worth > a.worth ? b : a));
  return {
    ...ranked,
    found: kept,
    absent: [...absent, ...lost],
    coverage: (coverage * worthOf(kept)) / worthOf(found),
    passages: passages.filter((one) => isHeadline(one) || one.own === 0 || has(one)(own)),
  };
}
