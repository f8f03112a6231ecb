// How well one report answers a question, as if it were the only one.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion, type WeightedTerm } from '@/lib/newsroom/answerable/question';
import { rankEvent } from '@/lib/newsroom/answerable/rank';
import { choosePassages } from '@/lib/newsroom/assistant/choose';
import { createAlike } from '@/lib/newsroom/language/word-forms';
import { keptEdition } from '@/tests/kept-edition';
import type { StoredEvent } from '@/lib/newsroom/types';

const [found] = keptEdition(0);
if (!found) throw new Error('there is no sample');
const sample: StoredEvent = found;

/** A report: its headline, sentences of it, and its release time. */
export type Report = {
  of: Language;
  title: string;
  sentence?: string | readonly string[];
  time?: number;
};
/**
 * Which words of a question are in few events or in none, the weight of each, and what the index
 * matched.
 */
export type Words = {
  rare?: readonly string[];
  nowhere?: readonly string[];
  worth?: Readonly<Record<string, number>>;
  indexed?: readonly string[];
  /** The time of asking; by default the day of the report. */
  now?: number;
};

export function outcome(
  text: string,
  lang: Language,
  { of, title, sentence, time = sample.release_time }: Report,
  words: Words = {},
) {
  const { rare = [], nowhere = [], worth = {}, indexed = [], now } = words;
  const event = {
    ...sample,
    id: 'one',
    release_time: time,
    title: [{ lang: of, text: title }],
    brief: [],
    content: [],
  };
  const question = readQuestion(text, lang);
  const terms = question.terms.map((term): WeightedTerm => {
    const isRare = rare.includes(term.token);
    return {
      ...term,
      worth: worth[term.token] ?? term.weight,
      isRare,
      isTold: !nowhere.includes(term.token),
      isNowhere: nowhere.includes(term.token),
    };
  });
  const given = [title, sentence ?? []].flat();
  const passages = given.map((one, place) => ({
    ...{ event_id: 'one', block: place, place, text: one, lang: of, citations: [1] },
    ...{ before: place > 1 ? (given[place - 1] ?? '') : '', heading: '', suspect: false },
  }));
  const indexedTerms = terms.filter(({ token }) => indexed.includes(token));
  const ranked = rankEvent(event, passages, question, {
    ...{ terms, alike: createAlike(lang) },
    found: new Map(indexedTerms.map((term) => [term, 1])),
  });
  return choosePassages({ events: [ranked], now }, question).outcome;
}
