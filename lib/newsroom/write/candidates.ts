// Every quotable sentence of an event's articles, with its position and what it says.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { comparedSentences, readSentencesOfArticle } from './budget';
import { isHostile } from '../evidence/hostile-source';
import { publisherOf } from './syndication';
import { isInAnother } from '../language/detect-language';
import { lexicons } from '../language/lexicons';
import { cutOut, inOneScript, without } from '../language/segment';
import { plain } from '../language/plain-text';
import { isPlainText, withoutHeading } from '../evidence/glued-heading';
import { bareSentence, gradeSentence, isFinished, isShowable, leans } from '../evidence/quotable';
import type { Grade } from '../evidence/quotable';
import { splitSentences } from '../language/sentences';
import { numbersOf, quotationsOf, termsOf } from '../language/text-terms';
import { withoutOwnHeadline } from './own-headline';
import { bareTitle, namesPublisher } from './title';

export type Candidate = {
  article: Article;
  publisher: string;
  /** Its index among all sentences of its article. */
  index: number;
  text: string;
  /** All that its article says before it. */
  earlier: readonly string[];
  terms: Set<string>;
  numbers: string[];
  quotations: Set<string>;
  grade: Exclude<Grade, 'never'>;
  leans: boolean;
};

/**
 * Removes "36氪获悉，", "据36氪了解，" and the like: the citation beside the sentence says whose report
 * it is.
 */
function withoutOwnName(text: string, source: string, lang: Language): string {
  const { ownReport, ownFinding } = lexicons[lang];
  if (!ownReport || source === '') return text;
  const found = ownFinding?.exec(inOneScript(text));
  if (found?.groups?.name === inOneScript(source)) return text.slice(found[0].length);
  if (!text.startsWith(source)) return text;
  const rest = text.slice(source.length);
  const report = without(rest, ownReport);
  return report === rest ? text : report;
}

/** A dash after a sentence, and what may be its publisher's name. */
const signed = /\s[-–—|｜]\s([^-–—|｜]{2,30})$/u;

function withoutSignature(text: string, article: Article): string {
  const tail = signed.exec(text);
  return tail && namesPublisher(tail[1] ?? '', article) ? text.slice(0, tail.index).trim() : text;
}

/**
 * Removes a caption, which describes a picture that is not shown here, but keeps a summary before
 * the report.
 */
export function withoutCaption([first = '', ...rest]: readonly string[], lang: Language): string[] {
  const { caption, standfirst } = lexicons[lang];
  const report = cutOut(first, caption, standfirst);
  return [report.length >= lexicons[lang].shortest || rest.length > 0 ? report : first, ...rest];
}

/** How much longer than others the first sentence of a report may be: it has the news. */
const longestOpening = 1.8;

/** The candidates of one article, and how many sentences it has (as far as they were read). */
function ofArticle(article: Article, lang: Language, limit: number): Candidate[] {
  const title = bareTitle(article);
  const seen = new Set([title, plain(article.title)]);
  const candidates: Candidate[] = [];
  const earlier: string[] = [];
  const isPlain = isPlainText(article.paragraphs);
  let index = 0;
  const paragraphs = withoutOwnHeadline(article.paragraphs, article.title, lang);
  for (const paragraph of withoutCaption(paragraphs, lang)) {
    let before = '';
    for (const sentence of splitSentences(paragraph, lang)) {
      if (index >= limit) return ofPage(candidates, lang);
      // Within a quotation that spans sentences, no mark shows whose words they are.
      const isOpen = before.lastIndexOf('“') > before.lastIndexOf('”');
      const isInside = isOpen && !/[“”]/u.test(sentence);
      before += sentence;
      const bare = withoutSignature(bareSentence(sentence, lang), article);
      const text = withoutHeading(withoutOwnName(bare, article.source, lang), lang, isPlain);
      if (seen.has(text)) continue;
      seen.add(text);
      const grade = gradeSentence(text, lang, index === 0 ? longestOpening : 1);
      if (grade !== 'never' && !isInside && !isInAnother(text, lang)) {
        candidates.push({
          article,
          publisher: publisherOf(article),
          index,
          text,
          earlier: earlier.slice(),
          terms: termsOf(text, lang),
          numbers: numbersOf(text, lang),
          quotations: quotationsOf(text),
          grade,
          leans: leans(text, lang),
        });
      }
      earlier.push(text);
      index += 1;
    }
  }
  return ofPage(candidates, lang);
}

/**
 * The candidates as a page may tell them: those that presume what it has not said lean on the
 * sentence before, unless the report has no other sentence that a page could begin with.
 */
function ofPage(candidates: readonly Candidate[], lang: Language): Candidate[] {
  const { presumes } = lexicons[lang];
  const told = withoutRests(candidates, lang);
  const placed = told.map((one) => ({
    ...one,
    leans: one.leans || (presumes?.test(inOneScript(one.text)) ?? false),
  }));
  return placed.some(({ grade, leans }) => grade === 'good' && !leans) ? placed : told;
}

/** Beside sentences, a short line without a full stop is a heading, a signature or a byline. */
function withoutRests(candidates: readonly Candidate[], lang: Language): Candidate[] {
  if (!candidates.some(({ grade }) => grade === 'good')) return [...candidates];
  const isRest = ({ text }: Candidate) =>
    text.length < lexicons[lang].shortest && !isFinished(text);
  return candidates.filter((one) => !isRest(one));
}

/** The quotable sentences of the articles in `lang` that have an address to cite, by article. */
export function candidatesOf(articles: readonly Article[], lang: Language): Candidate[] {
  const citable = articles.filter(
    (article) => article.lang === lang && article.url !== '' && !isHostile(article),
  );
  const share = Math.max(3, Math.floor(comparedSentences / Math.max(1, citable.length)));
  const limit = Math.min(readSentencesOfArticle, share);
  return citable.flatMap((article) => ofArticle(article, lang, limit));
}

/** The addressee of a post; within a headline it is a name. */
const handles = /(?<![\w.+-])@(?=\w)/g;

/** Whether a headline can be shown at all. */
export function isShowableTitle(title: string, lang: Language): boolean {
  return /[\p{L}\p{N}]/u.test(title) && isShowable(title.replace(handles, ''), lang);
}

/** A headline that can stand as a line of its own. */
export function isHeadline(title: string, lang: Language): boolean {
  return title.length >= 8 && title.length <= 200 && isShowableTitle(title, lang);
}
