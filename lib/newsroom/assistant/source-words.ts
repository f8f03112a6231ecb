// The source texts behind a cited sentence that a reader asks about, with their publishers and
// dates. Protects: an answer about a sentence begins with what it can be compared to, and no source
// is credited with words that it did not write.
import { evidenceAtEnd, type Evidence } from '@/lib/model/article/evidence';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import { quotablePassages } from '../answerable/quotable-passages';
import { citedMarkdown, escapeText } from '../evidence/cited-text';
import { evidenceOf } from '../evidence/evidence-of';
import type { Judgment } from '../evidence/verdict';
import { isInstruction } from '../model/instructions';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { dayOf } from './quoted-day';
import type { Sources } from './sources';
import { citedWordForWord } from './word-for-word';

/** Most different source texts that open an answer; the sentence's numbers lead to all of them. */
const wordsMost = 2;
const publisherChars = 60;

type Words = { text: string; lang: Language; citations: number[] };
export type SourceWords = { event: StoredEvent; words: readonly Words[] };

/** For an event that a model wrote: the evidence stored with it. */
function keptWords({ evidence = [], lang: own }: StoredEvent, sentence: string): Words[] {
  const found = new Map<string, Words>();
  for (const { n, text, lang } of evidenceAtEnd(evidence, sentence)?.quotes ?? []) {
    const known = found.get(text);
    if (known) known.citations.push(n);
    else found.set(text, { text, lang: toLanguage(lang, own), citations: [n] });
  }
  return [...found.values()];
}

/** A sentence as in its source: without the dates that the article adds in brackets. */
const bare = (text: string) => text.replace(/\s*\[[^\]]*\]/g, '').trim();

/** For an event that quotes: the sentence itself, with the sources that have it word for word. */
async function quotedWords(
  store: Pick<Store, 'articles'>,
  event: StoredEvent,
  sentence: string,
): Promise<Words[]> {
  const quoted = quotablePassages(event, event.lang).find(
    ({ text }) => bare(text) === bare(sentence),
  );
  if (!quoted) return [];
  const unranked = { own: 0, fit: 0, score: 0 };
  const [one] = await citedWordForWord(store, [{ event, passages: [{ ...quoted, ...unranked }] }]);
  return one?.passages ?? [];
}

/**
 * The source texts behind a sentence; undefined where none are stored, or for the sample edition.
 */
export async function sourceWords(
  store: Pick<Store, 'articles'>,
  event: StoredEvent | undefined,
  sentence: string,
): Promise<SourceWords | undefined> {
  if (!event || event.writing === 'sample') return undefined;
  const found =
    event.writing === 'extract'
      ? await quotedWords(store, event, sentence)
      : keptWords(event, sentence);
  const words = found.filter(({ text }) => !isInstruction(text)).slice(0, wordsMost);
  return words.length > 0 ? { event, words } : undefined;
}

/** `numbers`: the cited ones. */
export type Lead = { content: string; evidence: Evidence[]; numbers: number[] };

/** Source texts as the beginning of an answer. */
export function leadOf({ event, words }: SourceWords, sources: Sources, lang: Language): Lead {
  const parts = words.flatMap((one) => {
    const { text } = one;
    const numbers = sources.cite(event, one);
    const cited = sources.list(new Set(numbers));
    const [first] = cited;
    if (!first) return [];
    // The name of a feed is untrusted.
    const publishers = cited.flatMap(({ source = '' }) =>
      source && !isInstruction(source) ? escapeText(source.slice(0, publisherChars)) : [],
    );
    const time = first.release_time ?? event.release_time;
    const day = time > 0 ? dayOf(time, lang) : '';
    const from = [[...new Set(publishers)].join(', '), day].filter(Boolean).join(' · ');
    const quoted: Judgment = { verdict: 'quoted', passage: 0, span: [0, text.length] };
    return {
      numbers,
      content: `> ${citedMarkdown([{ text, citations: numbers }], one.lang)}\n>\n> — ${from}\n\n`,
      evidence: evidenceOf(text, quoted, numbers, [{ numbers, passage: one }]),
    };
  });
  return {
    content: parts.map(({ content }) => content).join(''),
    evidence: parts.map(({ evidence }) => evidence),
    numbers: parts.flatMap(({ numbers }) => numbers),
  };
}
