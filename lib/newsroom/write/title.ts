// The headline of an event is one of its sources' headlines: among the newest the one that covers
// most of what the others say, without the publisher's name after it, and no clickbait if there is
// a better one.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { kindOf } from '../cluster/kind';
import { figuresOf } from '../language/figures';
import { lexicons } from '../language/lexicons';
import { withoutMarks } from '../language/news/title-marks';
import { plain } from '../language/plain-text';
import { splitSentences } from '../language/sentences';
import { numbersOf, termsOf } from '../language/text-terms';
import { isNewest, newestTime } from './report-times';
import { unlikeFigures } from './unlike-figures';

const suffix = /\s*(?:\s[-–—|·•:]\s|[|｜_])\s*([^|｜_]{2,40})$/u;
/** The fewest characters that must remain, so that a headline is never cut down to a word. */
const shortestTitle = 5;
/** How much longer than a headline a sentence that replaces it may be. */
const longestWhole = 1.3;
const simplify = (name: string) => name.toLowerCase().replace(/^the |[^\p{L}\p{N}]/gu, '');

/** Whether `tail` is the publisher's name, whole or in part. */
export function namesPublisher(tail: string, article: Article): boolean {
  const name = simplify(tail);
  const host = simplify(article.main_domain.split('.')[0] ?? '');
  const publisher = simplify(article.source);
  return (
    name !== '' &&
    ((publisher !== '' && (name.includes(publisher) || publisher.includes(name))) ||
      (host.length > 2 && name.includes(host)))
  );
}

const pages = Object.values(lexicons).map((lexicon) => lexicon.pages);
const before = pages.flatMap((words) => words.before);
const behind = pages.flatMap((words) => words.behind);
/** A text without the matches of each pattern in turn. */
const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((left, pattern) => left.replace(pattern, ''), text);

const cutOff = /\s*(?:…|\.{3})$/u;

/** The headline; if its feed truncated it, the whole sentence that its report begins with. */
function wholeHeadline({ title, paragraphs, lang }: Article): string {
  const stem = title.replace(cutOff, '');
  if (stem === title || stem.length < lexicons[lang].headline.least) return title;
  if (!paragraphs[0]?.startsWith(stem)) return title;
  const [whole = ''] = splitSentences(paragraphs[0], lang);
  const fits =
    whole.length > stem.length && whole.length <= longestWhole * lexicons[lang].headline.most;
  return fits && !cutOff.test(whole) ? whole.replace(/[.。]$/u, '') : title;
}

/** The headline as readers see it: "Storm nears coast - BBC News" → "Storm nears coast". */
export function bareTitle(article: Article): string {
  const told = without(plain(wholeHeadline(article)), before);
  let title = without(withoutMarks(told, article.lang), behind);
  for (let tail = suffix.exec(title); tail; tail = suffix.exec(title)) {
    if (!namesPublisher(tail[1] ?? '', article) || tail.index < shortestTitle) break;
    title = title.slice(0, tail.index).trim();
  }
  return title;
}

/** A live page has the subject as its headline, a story what happened. */
export const hidesNews = (title: string, lang: Language): boolean =>
  lexicons[lang].clickbait.test(title) || kindOf(title) !== 'story';

function fitness(title: string, lang: Language): number {
  const { headline } = lexicons[lang];
  const tooShort = title.length < headline.least;
  const tooLong = title.length > headline.most;
  const shouting = /\p{Lu}/u.test(title) && title === title.toUpperCase();
  const hides = hidesNews(title, lang);
  return (tooShort ? 0.75 : 1) * (tooLong ? 0.8 : 1) * (shouting ? 0.6 : 1) * (hides ? 0.55 : 1);
}

/** How well a headline represents the event: what it tells of it, and how plainly. */
export function headlineScore(
  title: string,
  lang: Language,
  weigh: (terms: Set<string>) => number,
): number {
  return (0.1 + weigh(termsOf(title, lang))) * fitness(title, lang);
}

/**
 * A headline of which no sentence tells more than this is untold; from `toldEnough` on it counts
 * fully.
 */
export const untold = 0.3;
const toldEnough = 0.5;
const untoldWorth = 0.5;

/**
 * The worth of a headline by how much of it the sentences tell: it promises what a reader will
 * find.
 */
function byTold(told: number): number {
  const share = Math.max(0, Math.min(1, (told - untold) / (toldEnough - untold)));
  return untoldWorth + (1 - untoldWorth) * share;
}

/**
 * A title that was shown stays unless another is better by this factor: headlines should not
 * flicker.
 */
const betterBy = 1.25;
/**
 * A headline from before the newest hours is only used where it scores this many times as much …
 */
const muchBetter = 1.5;
/** … or slightly more than one that withholds its news or is a live page's … */
const better = 1.1;

/** … and has no number that the newest reports lack by now. */
function isContradicted(title: string, newest: readonly Article[], lang: Language): boolean {
  const numbers = numbersOf(title, lang);
  if (numbers.length === 0) return false;
  const known = new Set(newest.flatMap((article) => numbersOf(textOf(article), lang)));
  return !numbers.every((number) => known.has(number));
}

/**
 * Beside a headline that withholds its news or is untold, it is enough that no figure has changed.
 */
function isOutcounted(title: string, newest: readonly Article[], lang: Language): boolean {
  const figures = figuresOf(title, lang);
  return newest.some(
    (article) => unlikeFigures(figures, figuresOf(textOf(article), lang)) !== undefined,
  );
}

const textOf = (article: Article) => [bareTitle(article), ...article.paragraphs].join('\n');

type TitleTerms = {
  /** How much of the event a set of terms tells, 0 … 1. */
  weigh: (terms: Set<string>) => number;
  /** How much of a headline a sentence of the event tells, 0 … 1. */
  told: (title: string) => number;
  /** The title that readers have seen. */
  previous?: string | undefined;
};

/**
 * The headline of the newest reports that covers most of what all say; an older one where it says
 * much more and contradicts nothing. '' when no article has one.
 */
export function chooseTitle(
  articles: readonly Article[],
  lang: Language,
  { weigh, told, previous }: TitleTerms,
): string {
  const inLanguage = articles.filter((article) => article.lang === lang);
  const titled = (inLanguage.length > 0 ? inLanguage : articles).filter(bareTitle);
  const score = (title: string) => headlineScore(title, lang, weigh) * byTold(told(title));
  const bestOf = (some: readonly Article[]) => {
    const titles = some.map(bareTitle);
    return titles.reduce((a, b) => (score(b) > score(a) ? b : a), titles[0] ?? '');
  };
  const newest = newestTime(titled) ?? 0;
  const fresh = titled.filter((article) => isNewest(article, newest));
  const best = bestOf(fresh);
  const isShownFresh = previous !== undefined && fresh.map(bareTitle).includes(previous);
  if (isShownFresh) return score(best) > score(previous) * betterBy ? best : previous;
  const saysLittle = hidesNews(best, lang) || told(best) <= untold;
  const isOver = saysLittle ? isOutcounted : isContradicted;
  const older = bestOf(
    titled.filter((one) => !fresh.includes(one) && !isOver(bareTitle(one), fresh, lang)),
  );
  const least = hidesNews(best, lang) && !hidesNews(older, lang) ? better : muchBetter;
  return older !== '' && score(older) > score(best) * least ? older : best;
}
