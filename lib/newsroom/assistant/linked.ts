// Which events belong to the same story, judging by the names in their headlines. Protects: one
// person, however written, does not make a story: half of a day's news has the same president.
import type { Language } from '@/lib/model/text/languages';
import { fold } from '../language/segment';
import { lexicons } from '../language/lexicons';
import type { RankedEvent } from '../answerable/rank';
import type { StoredEvent } from '../types';

/** The number of names that two events of one story must share. */
const sharedNames = 2;

/** The words of names, each with its neighbors within a name. */
type NameWords = Map<string, Set<string>>;

/** A punctuation mark separates two names: "After Ohio, Trump". */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*|[,;:|–—]/gu;

/**
 * The words of a headline in order; '' for one that is not part of a name, judging by its capitals.
 */
function nameWordsOf(headline: string, lang: Language): string[] {
  const { stopWords, names } = lexicons[lang];
  const list = (headline.match(word) ?? []).map((text) => ({ text, key: fold(text) }));
  // Capitals In A Headline Like This tell nothing.
  if (!list.some(({ text, key }) => /^\p{Ll}{3}/u.test(text) && !stopWords.has(key))) return [];
  const found = list.map(({ text, key }) =>
    /^\p{Lu}/u.test(text) && key.length > 1 && !stopWords.has(key) && !names.calendar.has(key)
      ? key
      : '',
  );
  // The first word is always capitalized.
  return found[1] ? found : ['', ...found.slice(1)];
}

function namesOf({ title, references, lang }: StoredEvent): NameWords {
  const names: NameWords = new Map();
  const headlines = [...title.map(({ text }) => text), ...references.map((one) => one.title ?? '')];
  for (const headline of headlines) {
    const list = nameWordsOf(headline, lang);
    for (const [at, key] of list.entries()) {
      if (!key) continue;
      const beside = [list[at - 1], list[at + 1]].filter((next) => next !== undefined);
      names.set(key, new Set([...(names.get(key) ?? []), ...beside]));
    }
  }
  return names;
}

/** How many names two events share; words that are neighbors in either count as one. */
function sharedBy(one: NameWords, other: NameWords): number {
  const left = new Set([...one.keys()].filter((key) => other.has(key)));
  let names = 0;
  for (const key of left) {
    names += 1;
    const together = [key];
    for (const part of together) {
      // Taken from the set while the outer loop iterates over it, so that no name counts twice.
      left.delete(part);
      for (const next of [...(one.get(part) ?? []), ...(other.get(part) ?? [])]) {
        if (left.has(next)) together.push(next);
      }
    }
  }
  return names;
}

/** Other events of the same story, judging by names. */
export function linkedTo(event: StoredEvent, events: readonly RankedEvent[]): RankedEvent[] {
  const names = namesOf(event);
  return events.filter(
    ({ event: other }) => other.id !== event.id && sharedBy(names, namesOf(other)) >= sharedNames,
  );
}
