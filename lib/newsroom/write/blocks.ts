// From chosen sentences to the blocks of an article: sections with headings, then the headlines of
// sources without a quotable sentence.
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { arrange } from './arrange';
import { maxHeadlines, maxHeadlinesBesideText } from './budget';
import { isHeadline, isShowableTitle } from './candidates';
import type { Statement } from './choose';
import { lexicons } from '../language/lexicons';
import { quotationsOf } from '../language/text-terms';
import { relativeDays, type DayNote } from '../language/news/relative-days';
import { writtenAt } from './report-times';
import { teaserOf } from './teasers';
import { isToldAlready } from './told-already';
import { toldLines, type ToldLines } from './told-lines';
import { sameHeadline } from './weigh';
import type { Weights } from './weigh';

/** A sentence or headline to show, and the articles that say it. */
export type Line = {
  text: string;
  articles: Article[];
  score: number;
  /** Dates for days that it only names. */
  notes?: readonly DayNote[];
};
export type Block = { kind: 'h2' | 'p'; heading: string; sentences: Line[] };

export type Headline = { article: Article; text: string; terms: Set<string>; publisher: string };

const paragraph = (sentences: Line[]): Block => ({ kind: 'p', heading: '', sentences });
const headed = (heading: string): Block => ({ kind: 'h2', heading, sentences: [] });

/** An article whose feed has no date has its fetch time instead, or an estimate. */
const isDated = ({ published_at, fetched_at, undated }: Article) =>
  !undated && published_at !== fetched_at;

/** The dates of days in a sentence with these sources, where all of them imply the same date. */
export function notesOf(text: string, articles: readonly Article[], lang: Language): DayNote[] {
  const [first = [], ...others] = articles.map((article) =>
    isDated(article) ? relativeDays(text, lang, writtenAt(article), article.main_domain) : [],
  );
  return others.every((notes) => isDeepStrictEqual(notes, first)) ? first : [];
}

function toLine({ text, article, backers, score }: Statement, lang: Language): Line {
  const notes = notesOf(text, [article], lang);
  return { text, score, notes, articles: [...new Set(backers.map(({ article }) => article))] };
}

/**
 * One line for headlines that say the same; beside a text, those that only repeat it are left out.
 */
function headlineLines(
  headlines: readonly Headline[],
  statements: readonly Statement[],
  above: ToldLines | undefined,
  title: string,
  { alike, weigh }: Weights,
): Line[] {
  const told = statements.flatMap((one, at) =>
    at === 0 ? [{ ...one, text: title, quotations: quotationsOf(title) }, one] : one,
  );
  const kept: { line: Line; terms: Set<string> }[] = [];
  for (const { article, text, terms } of headlines) {
    if (above?.says(text)) continue;
    if (statements.some((one) => alike(one.terms, terms) >= sameHeadline)) continue;
    // Beside a text, a headline that withholds its news tells nothing.
    if (above && lexicons[article.lang].clickbait.test(text)) continue;
    if (isToldAlready({ article, text, quotations: new Set() }, told)) continue;
    const same = kept.find(
      (other) => other.line.text === text || alike(other.terms, terms) >= sameHeadline,
    );
    if (same) same.line.articles.push(article);
    else kept.push({ line: { text, articles: [article], score: weigh(terms) }, terms });
  }
  return kept.map(({ line }) => line);
}

/** A headline and the opening of its report; a title is not repeated before its own opening. */
function withTeaser(line: Line, title: string, lang: Language): Block[] {
  const { articles, score } = line;
  for (const article of articles) {
    const said = teaserOf(article, lang).map((text) => ({ text, articles: [article], score }));
    if (said.length === 0) continue;
    return [...(line.text === title ? [] : [paragraph([line])]), paragraph(said)];
  }
  return [paragraph([line])];
}

type Telling = {
  outdated?: ReadonlySet<Statement>;
  /** A headline that must be included, since no sentence says the same. */
  needed?: Headline;
  /** The headline above the text. */
  title?: string;
  /** The lines of the timeline, below it. */
  course?: readonly string[];
  /** The share of the headline that a sentence tells, 0 … 1. */
  share?: (text: string) => number;
};

/**
 * The blocks of an event in reading order; never empty, since an empty article would count as taken
 * down.
 */
export function makeBlocks(
  statements: readonly Statement[],
  headlines: readonly Headline[],
  lang: Language,
  weights: Weights,
  { outdated, needed, title = '', course = [], share }: Telling = {},
): Block[] {
  const { headings } = lexicons[lang];
  const sections = arrange(statements, lang, outdated, title, share).flatMap(
    ({ name, paragraphs }) => [
      ...(name === 'lead' ? [] : [headed(headings[name])]),
      ...paragraphs.map((inParagraph) =>
        paragraph(inParagraph.map((statement) => toLine(statement, lang))),
      ),
    ],
  );
  const cited = new Set(
    statements.flatMap(({ backers }) => backers.map(({ publisher }) => publisher)),
  );
  const citable = headlines.filter(
    ({ article, publisher }) => article.url !== '' && !cited.has(publisher),
  );
  const long = citable.filter(({ text }) => isHeadline(text, lang));
  // Without any other content, even a single-word headline is shown.
  const isBare = long.length === 0 && sections.length === 0;
  const unheard = isBare ? citable.filter(({ text }) => isShowableTitle(text, lang)) : long;
  const limit = statements.length > 0 ? maxHeadlinesBesideText : maxHeadlines;
  const texts = statements.map(({ text }) => text);
  const others = headlineLines(
    unheard.filter(({ article }) => article !== needed?.article),
    statements,
    texts.length > 0 ? toldLines([title, ...texts, ...course], lang) : undefined,
    title,
    weights,
  );
  const first = needed ? [{ text: needed.text, articles: [needed.article], score: 1 }] : [];
  const lines = [...first, ...others].slice(0, limit);
  if (sections.length > 0 && lines.length === 0) return sections;
  const shown = lines.flatMap((line) =>
    statements.length > 0 ? [paragraph([line])] : withTeaser(line, title, lang),
  );
  return [...sections, headed(headings.reports), ...shown];
}
