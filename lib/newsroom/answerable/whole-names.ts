// Multi-word names in a question: Capital One, “The Long Harbor”, 《星辰大海》. Protects: what has the
// whole name is shown before what has only one word of it, perhaps in another form.
import type { Language } from '@/lib/model/text/languages';
import { escapePattern } from '../language/escape-pattern';
import { lexicons } from '../language/lexicons';
import { capitalRuns } from '../language/names/capital-runs';
import { fold, inOneScript, isUnspaced } from '../language/segment';
import type { RankedEvent, RankedPassage } from './rank';

type Asked = { text: string; lang: Language };

const quoted = /[“"「『《]([^“”"「」『』《》]{2,60})[”"」』》]/gu;

const comparable = (text: string) => fold(inOneScript(text)).replace(/[‘’]/g, "'");

/** Capitalized names, without a question word before them: ‘Did Ana Reyes’. */
function capitalized({ text, lang }: Asked): string[] {
  const { stopWords, asking, names } = lexicons[lang];
  const isSmall = (word: string) => stopWords.has(fold(word)) || asking.words.has(fold(word));
  return capitalRuns(text, names).flatMap((run) => {
    const [first, second] = run;
    const isOpening = first !== undefined && text.slice(0, first.start).trim() === '';
    const opener = isOpening && isSmall(first.text) ? second : first;
    const last = run.at(-1);
    return opener && last && opener !== last ? [text.slice(opener.start, last.end)] : [];
  });
}

/** The multi-word names in a question, folded for comparison. */
export function wholeNames(asked: Asked): string[] {
  const marked = [...asked.text.matchAll(quoted)].map(([, name = '']) => name.trim());
  const several = marked.filter((name) => / /.test(name) || isUnspaced(name));
  return [...new Set([...several, ...capitalized(asked)].map(comparable))];
}

/** Returns a function that counts how many of the names a text has in full. */
function countIn(names: readonly string[]): (text: string) => number {
  const forms = names.map((name) =>
    isUnspaced(name)
      ? new RegExp(escapePattern(name), 'u')
      : new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'u'),
  );
  return (text) => {
    const written = comparable(text);
    return forms.filter((form) => form.test(written)).length;
  };
}

/** Sorts by the number of names, otherwise keeping the order. */
const sortedBy = <T>(list: readonly T[], count: (one: T) => number): T[] =>
  list
    .map((one) => ({ one, held: count(one) }))
    .sort((a, b) => b.held - a.held)
    .map(({ one }) => one);

/** Puts the events, and the passages of each, first that have the whole names of a question. */
export function wholeFirst(events: readonly RankedEvent[], asked: Asked): RankedEvent[] {
  const names = wholeNames(asked);
  if (names.length === 0) return [...events];
  const held = countIn(names);
  const ofPassage = ({ text }: RankedPassage) => held(text);
  const ofEvent = ({ event, passages }: RankedEvent) =>
    Math.max(0, ...event.title.map(({ text }) => held(text)), ...passages.map(ofPassage));
  return sortedBy(events, ofEvent).map((ranked) => ({
    ...ranked,
    passages: sortedBy(ranked.passages, ofPassage),
  }));
}
