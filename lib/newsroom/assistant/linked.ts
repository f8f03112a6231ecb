// Which events belong to the story of another, as far as the names in their headlines tell. Protects
// that one person, however written, makes no story: half of a day's news has the same president.
import type { Language } from '@/lib/model/text/languages';
import { fold } from '../language/segment';
import { lexicons } from '../language/lexicons';
import type { RankedEvent } from '../answerable/rank';
import type { StoredEvent } from '../types';

/** Names that two events must share to be of one story. */
const sharedNames = 2;

/** The words of names, each with those that stand beside it in one of them. */
type NameWords = Map<string, Set<string>>;

/** A mark parts two names: "After Ohio, Trump". */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*|[,;:|–—]/gu;

/** The words of a headline in order; '' for what its capitals show to be of no name. */
function nameWordsOf(headline: string, lang: Language): string[] {
  const { stopWords, names } = lexicons[lang];
  const list = (headline.match(word) ?? []).map((text) => ({ text, key: fold(text) }));
  // In A Headline Like This capitals say nothing.
  if (!list.some(({ text, key }) => /^\p{Ll}{3}/u.test(text) && !stopWords.has(key))) return [];
  const found = list.map(({ text, key }) =>
    /^\p{Lu}/u.test(text) && key.length > 1 && !stopWords.has(key) && !names.calendar.has(key)
      ? key
      : '',
  );
  // Every headline begins with a capital.
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

/** How many names two events share: words that stand beside each other in either are one. */
function sharedBy(one: NameWords, other: NameWords): number {
  const left = new Set([...one.keys()].filter((key) => other.has(key)));
  let names = 0;
  for (const key of left) {
    names += 1;
    const together = [key];
    for (const part of together) {
      // What is taken here is not met again by the loop around.
      left.delete(part);
      for (const next of [...(one.get(part) ?? []), ...(other.get(part) ?? [])]) {
        if (left.has(next)) together.push(next);
      }
    }
  }
  return names;
}

/** Other events of the same story, as far as names tell. */
export function linkedTo(event: StoredEvent, events: readonly RankedEvent[]): RankedEvent[] {
  const names = namesOf(event);
  return events.filter(
    ({ event: other }) => other.id !== event.id && sharedBy(names, namesOf(other)) >= sharedNames,
  );
}
