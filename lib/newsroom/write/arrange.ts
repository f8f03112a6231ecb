// The order of the chosen sentences: what happened, details, reactions, background, what was known
// earlier; within a section older reports first, and sentences of one article in their own order.
import type { Language } from '@/lib/model/text/languages';
import { yearOf } from '@/lib/model/calendar';
import { paragraphSentences } from './budget';
import type { Statement } from './choose';
import { mayOpen } from './lead';
import { lexicons } from '../language/lexicons';
import { quotedLength } from '../evidence/quotable';
import { tellsTitle } from './tells-title';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { newsNumbersOf } from '../language/text-terms';

export type SectionName = 'lead' | 'details' | 'reactions' | 'background' | 'earlier';
export type Section = { name: SectionName; paragraphs: Statement[][] };

/** From this share on, a quotation makes a sentence a statement by someone rather than a report. */
const spokenShare = 0.2;
/** The length of a quotation that is a clause, in languages without spaces: ‘链博会’ is a name. */
const clauseLeast = 10;
/** In short articles a section of one sentence joins the details. */
const leastInSection = (total: number) => (total >= 8 ? 1 : 2);
/** With fewer sentences an article needs no headings. */
const leastForHeadings = 5;

/** In these months at the beginning of a year, the year before is news. */
const monthsOfResults = 4;

/** The number of telling words that a sentence shares with the headline when it tells its news. */
const wordsOfHeadline = 3;

function saysHeadline(text: string, title: string, lang: Language): boolean {
  const numbers = new Set(newsNumbersOf(title, lang));
  if (newsNumbersOf(text, lang).some((number) => numbers.has(number))) return true;
  return sharedTelling(text, lang, tellingTerms(title, lang)) >= wordsOfHeadline;
}

function looksBack(statement: Statement, lang: Language, title: string): boolean {
  const year = yearOf(statement.article.published_at);
  // The figures of a year are published in the months after it.
  const isEarly = new Date(statement.article.published_at).getUTCMonth() < monthsOfResults;
  const years = statement.text.match(/\b(?:19|20)\d\d(?!\d)/g) ?? [];
  // What the headline says is news, whatever year it is about.
  if (saysHeadline(statement.text, title, lang)) return false;
  return (
    years.some((found) => Number(found) < year - (isEarly ? 1 : 0)) ||
    lexicons[lang].background.test(statement.text)
  );
}

function classify(statement: Statement, lang: Language, title: string): SectionName {
  // A term or a title in quotation marks is no statement.
  const quoted = quotedLength(statement.text);
  const isSpeech = lexicons[lang].spaced || quoted >= clauseLeast;
  const spoken = isSpeech && quoted / statement.text.length >= spokenShare;
  const isOfFigures = lexicons[lang].byFigures?.test(statement.text) ?? false;
  const { reaction, says } = lexicons[lang];
  const reacts = !isOfFigures && reaction.test(statement.text) && says.test(statement.text);
  if (spoken) return 'reactions';
  // What was condemned years ago is no reaction to the news.
  if (statement.index > 2 && looksBack(statement, lang, title)) return 'background';
  return reacts ? 'reactions' : 'details';
}

const told = (a: Statement, b: Statement) =>
  a.article.published_at - b.article.published_at ||
  (a.article.id < b.article.id ? -1 : a.article.id > b.article.id ? 1 : 0) ||
  a.index - b.index;

/** Whether a sentence ends like one; otherwise no other may follow it. */
const ends = ({ text }: Statement) => /[.!?。！？…]['"”’」』）)]*$/u.test(text);

/** Divides a section into paragraphs; one article's sentences stay together where they fit. */
function paragraphsOf(statements: readonly Statement[]): Statement[][] {
  const paragraphs: Statement[][] = [];
  for (const statement of statements) {
    const last = paragraphs.at(-1);
    const before = last?.at(-1);
    const room =
      before && last && last.length < paragraphSentences && ends(before) && ends(statement);
    if (room && (before.article === statement.article || last.length < 2)) last.push(statement);
    else paragraphs.push([statement]);
  }
  return paragraphs;
}

/** The chosen sentence right before another one in the same report. */
const precedes = (one: Statement, statements: readonly Statement[]) =>
  statements.find(({ article, index }) => article === one.article && index === one.index - 1);

/**
 * Runs of adjacent sentences of a report: separated, the second would follow another report's
 * words.
 */
function rowsOf(statements: readonly Statement[]): Statement[][] {
  const rows: Statement[][] = [];
  for (const statement of [...statements].sort(told)) {
    const row = rows.at(-1);
    if (row && row.at(-1) === precedes(statement, statements)) row.push(statement);
    else rows.push([statement]);
  }
  return rows;
}

/** The most sentences that continue the lead in its paragraph, besides those that depend on it. */
const withLead = 2;

/** The lead and the sentences that follow it in its own report. */
function leadRow(lead: Statement, statements: readonly Statement[]): Statement[] {
  const row = [lead];
  for (let at = 1; ; at += 1) {
    const next = statements.find(
      ({ article, index }) => article === lead.article && index === lead.index + at,
    );
    if (!next || (row.length >= withLead && !next.leans)) return row;
    row.push(next);
  }
}

/**
 * A second sentence of the first paragraph shares less than this part of its telling words with the
 * lead.
 */
const newBesideLead = 0.5;

function addsToLead(one: Statement, lead: Statement, lang: Language): boolean {
  const own = tellingTerms(one.text, lang);
  const known = tellingTerms(lead.text, lang);
  return [...own].filter((term) => known.has(term)).length < newBesideLead * own.size;
}

/**
 * The sentence right before the lead in its report, if it is on the subject: it says whose figures
 * or words follow. One that only sets a scene shares nothing with the headline.
 */
function openingBefore(
  lead: Statement,
  statements: readonly Statement[],
  title: string,
  lang: Language,
): Statement | undefined {
  const before = precedes(lead, statements);
  if (!before || before.grade !== 'good' || before.leans || !ends(before)) return undefined;
  if (!mayOpen(before, lang)) return undefined;
  return sharedTelling(before.text, lang, tellingTerms(title, lang)) > 0 ? before : undefined;
}

/**
 * The non-empty sections in reading order; `statements[0]` is the lead. Sentences that newer
 * reports supersede (`outdated`) are last, whatever their section.
 */
export function arrange(
  statements: readonly Statement[],
  lang: Language,
  outdated: ReadonlySet<Statement> = new Set(),
  title = '',
  share: (text: string) => number = () => 0,
): Section[] {
  const [lead, ...rest] = statements;
  if (!lead) return [];
  const first = leadRow(lead, statements);
  const names = new Map<Statement, SectionName>(first.map((one) => [one, 'lead']));
  const behind = rest.filter((one) => !first.includes(one));
  for (const row of rowsOf(behind)) {
    // A run belongs to the section of its first sentence.
    const [head] = row;
    const own = head && classify(head, lang, title);
    for (const one of row) names.set(one, outdated.has(one) ? 'earlier' : (own ?? 'details'));
  }
  const telling = tellsTitle(first, behind, outdated, share);
  if (telling) names.set(telling, 'lead');
  const inSection = (name: SectionName) => statements.filter((one) => names.get(one) === name);
  for (const name of ['reactions', 'background'] as const) {
    const found = inSection(name);
    if (found.length < leastInSection(statements.length))
      for (const one of found) names.set(one, 'details');
  }
  // The lead paragraph also has the most telling detail, so that it can be read alone; a single
  // detail, which would be alone under its heading, joins it.
  const isInRow = (one: Statement) =>
    rowsOf(rest).some((row) => row.length > 1 && row.includes(one));
  const second = inSection('details').find(
    (one) =>
      one.index <= 2 &&
      !one.leans &&
      !isInRow(one) &&
      !looksBack(one, lang, title) &&
      addsToLead(one, lead, lang),
  );
  if (second && inSection('lead').length < 2) names.set(second, 'lead');
  const left = inSection('details');
  if (left.length === 1 && !left.some((one) => looksBack(one, lang, title))) {
    for (const one of left) names.set(one, 'lead');
  }

  const opening = openingBefore(lead, statements, title, lang);
  if (opening) {
    names.set(opening, 'lead');
    first.unshift(opening);
  }

  const top = telling ? [...first, telling] : first;
  const headed = statements.length >= leastForHeadings;
  return (['lead', 'details', 'reactions', 'background', 'earlier'] as const)
    .map((name) => ({ name, statements: inSection(name) }))
    .filter((section) => section.statements.length > 0)
    .map(({ name, statements: found }) => ({
      name: headed || name === 'earlier' ? name : 'lead',
      paragraphs: paragraphsOf(
        name === 'lead'
          ? [...top, ...found.filter((one) => !top.includes(one)).sort(told)]
          : [...found].sort(told),
      ),
    }));
}
