// What an event is about, learned from its own articles: a term weighs more the more publishers use
// it, and a sentence scores by the weight of its terms, its position, and how many others say it.
import { lexicons } from '../language/lexicons';
import type { Language } from '@/lib/model/text/languages';
import type { Candidate } from './candidates';
import { sameHoursMs } from './report-times';
import { quotedLength } from '../evidence/quotable';
import { readTelling, type Telling } from '../language/news/telling-terms';
import { newsNumbersOf, runsOf } from '../language/text-terms';

export type Weights = {
  /** How much of the event a set of terms tells, 0 … 1. */
  weigh: (terms: Set<string>) => number;
  /**
   * How similar two of the counted sentences are, 0 … 1; rare terms count more than those in every
   * sentence.
   */
  alike: (a: Set<string>, b: Set<string>) => number;
};

type Published = { terms: Set<string>; publisher: string };

/** Counts terms in the sentences and headlines of an event. */
export function weighTerms(texts: readonly Published[]): Weights {
  const sentences = new Map<string, number>();
  const publishers = new Map<string, Set<string>>();
  for (const { terms, publisher } of texts) {
    for (const term of terms) {
      sentences.set(term, (sentences.get(term) ?? 0) + 1);
      const sources = publishers.get(term) ?? new Set();
      publishers.set(term, sources.add(publisher));
    }
  }
  const allPublishers = new Set(texts.map(({ publisher }) => publisher)).size || 1;
  const weight = (term: string) => {
    const count = sentences.get(term) ?? 0;
    if (count === 0) return 0;
    return Math.log2(1 + count) * (0.4 + (publishers.get(term)?.size ?? 0) / allPublishers);
  };
  const rarities = new Map(
    [...sentences].map(([term, count]) => [term, Math.log2(1 + texts.length / count)]),
  );
  const rarity = (term: string) => rarities.get(term) ?? 0;
  const total = (terms: Iterable<string>, of: (term: string) => number) => {
    let sum = 0;
    for (const term of terms) sum += of(term);
    return sum;
  };
  const lengths = new Map(texts.map(({ terms }) => [terms, Math.sqrt(total(terms, rarity))]));
  // Long sentences have more terms: the root keeps them from winning by length alone.
  const raw = (terms: Set<string>) => total(terms, weight) / Math.sqrt(terms.size + 6);
  const most = Math.max(1e-9, ...texts.map(({ terms }) => raw(terms)));
  return {
    weigh: (terms) => Math.min(1, raw(terms) / most),
    alike: (a, b) => {
      const size = (lengths.get(a) ?? 0) * (lengths.get(b) ?? 0);
      if (size === 0) return 0;
      let shared = 0;
      for (const term of a) if (b.has(term)) shared += rarity(term);
      return shared / size;
    },
  };
}

/** Two sentences this similar say the same; the second is left out. */
const sameThing = 0.38;
/** First sentences summarize the same news in different words: less similarity is enough. */
const sameOpening = 0.2;
/** So do sentences with the same quotation. */
const sameQuotation = 0.2;

/** A sentence adds nothing if this share of its terms, and this many, are in another one. */
const contained = 0.65;
const leastContained = 6;

/** Sentences less similar than this cannot share a long run of words. */
const leastForRuns = 0.2;

/**
 * The number of sentences at the top of a report, where reports say the same in different words.
 */
const topSentences = 2;
/** The common share of the shorter sentence's telling words, and their number. */
const sameTop = { share: 0.6, least: 4 };

const read = new WeakMap<Set<string>, { telling: Telling; numbers: readonly string[] }>();

/** The telling words and numbers of a sentence, cached since it is compared with many. */
function tellingOf({ terms, text, article }: Candidate) {
  const known = read.get(terms);
  if (known) return known;
  const made = {
    telling: readTelling(text, article.lang),
    numbers: newsNumbersOf(text, article.lang),
  };
  read.set(terms, made);
  return made;
}

/**
 * Whether the top of another report tells what `told` does, without a name or number of its own.
 */
function saysAgain(candidate: Candidate, told: Candidate): boolean {
  if (candidate.article === told.article) return false;
  if (candidate.index >= topSentences || told.index >= topSentences) return false;
  const [own, known] = [tellingOf(candidate), tellingOf(told)];
  if (own.numbers.some((number) => !known.numbers.includes(number))) return false;
  const { spots, terms } = own.telling;
  if (spots.some(({ isName, term }) => isName && !known.telling.terms.has(term))) return false;
  const shared = [...terms].filter((term) => known.telling.terms.has(term)).length;
  const smaller = Math.min(terms.size, known.telling.terms.size);
  return shared >= sameTop.least && shared >= sameTop.share * smaller;
}

/** Whether `candidate` adds nothing for a reader of `told`. */
export function repeats(candidate: Candidate, told: Candidate, { alike }: Weights): boolean {
  const similarity = alike(candidate.terms, told.terms);
  if (similarity >= sameThing) return true;
  const common = [...candidate.terms].filter((term) => told.terms.has(term)).length;
  const { numbers } = tellingOf(candidate);
  const isNews = numbers.some((number) => !told.numbers.includes(number));
  if (common >= leastContained && common >= contained * candidate.terms.size && !isNews)
    return true;
  if (saysAgain(candidate, told)) return true;
  if (similarity >= sameOpening && candidate.index === 0 && told.index === 0) return true;
  const shares = (a: Set<string>, b: Set<string>) => [...a].some((one) => b.has(one));
  if (similarity >= sameQuotation && shares(candidate.quotations, told.quotations)) return true;
  return similarity >= leastForRuns && shares(runsOf(candidate.text), runsOf(told.text));
}

/** Two headlines this similar say the same. */
export const sameHeadline = 0.5;
/** From this similarity on, and with the same numbers, the other source is cited, too. */
const backsUp = 0.6;

/** Whether `other` says what `quoted` says, closely enough to be cited for it. */
export function backs(other: Candidate, quoted: Candidate, { alike }: Weights): boolean {
  return (
    other.publisher !== quoted.publisher &&
    quoted.numbers.every((number) => other.numbers.includes(number)) &&
    (other.text === quoted.text || alike(other.terms, quoted.terms) >= backsUp)
  );
}

/** The bonus of the newest report over the oldest; the larger one where hours lie between them. */
const newerWorth = 0.1;
const newestWorth = 0.25;

export type Scored = Candidate & { score: number };

/** How informative each sentence is, about 0 … 2. */
export function scoreSentences(
  candidates: readonly Candidate[],
  titleTerms: Set<string>,
  lang: Language,
  weights: Weights,
): Scored[] {
  const times = candidates.map(({ article }) => article.published_at);
  const [oldest, newest] = [Math.min(...times), Math.max(...times)];
  const span = Math.max(1, newest - oldest);
  const titleSize = Math.max(1, titleTerms.size);
  return candidates.map((candidate) => {
    const inTitle = [...candidate.terms].filter((term) => titleTerms.has(term)).length / titleSize;
    const quoted = quotedLength(candidate.text) / candidate.text.length;
    const score =
      weights.weigh(candidate.terms) +
      0.3 * inTitle +
      0.35 / (1 + candidate.index / 2) +
      (span > sameHoursMs ? newestWorth : newerWorth) *
        ((candidate.article.published_at - oldest) / span) -
      (quoted > 0.75 ? 0.25 : 0) -
      (candidate.text.length > lexicons[lang].longest * 0.8 ? 0.15 : 0) -
      (candidate.leans ? 0.2 : 0);
    return { ...candidate, score };
  });
}
