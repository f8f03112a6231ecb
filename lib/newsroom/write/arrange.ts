// In which order the chosen sentences are told: what happened, details, reactions, background, what
// was known earlier; within a section the older report first, and sentences of one article in their own order.
import type { Language } from '@/lib/model/text/languages';
import { yearOf } from '@/lib/model/calendar';
import { paragraphSentences } from './budget';
import type { Statement } from './choose';
import { lexicons } from '../language/lexicons';
import { quotedLength } from '../evidence/quotable';
import { tellsTitle } from './tells-title';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { newsNumbersOf } from '../language/text-terms';

export type SectionName = 'lead' | 'details' | 'reactions' | 'background' | 'earlier';
export type Section = { name: SectionName; paragraphs: Statement[][] };

/** A quotation of this share of a sentence makes it somebody's words rather than a report. */
const spokenShare = 0.2;
/** Characters of a quotation that is a clause, where the language sets no blanks: ‘链博会’ is a name. */
const clauseLeast = 10;
/** In short articles a section of one sentence joins the details. */
const leastInSection = (total: number) => (total >= 8 ? 1 : 2);
/** With fewer sentences an article needs no headings. */
const leastForHeadings = 5;

/** Months at the beginning of a year in which the year before is news. */
const monthsOfResults = 4;

/** Telling words or numbers of the headline in a sentence that tells its news. */
const wordsOfHeadline = 3;

function saysHeadline(text: string, title: string, lang: Language): boolean {
  const numbers = new Set(newsNumbersOf(title, lang));
  if (newsNumbersOf(text, lang).some((number) => numbers.has(number))) return true;
  return sharedTelling(text, lang, tellingTerms(title, lang)) >= wordsOfHeadline;
}

function looksBack(statement: Statement, lang: Language, title: string): boolean {
  const year = yearOf(statement.article.published_at);
  // The figures of a year come out in the months after it.
  const isEarly = new Date(statement.article.published_at).getUTCMonth() < monthsOfResults;
  const years = statement.text.match(/\b(?:19|20)\d\d(?!\d)/g) ?? [];
  // What the headline says is news, whatever year it is of.
  if (saysHeadline(statement.text, title, lang)) return false;
  return (
    years.some((found) => Number(found) < year - (isEarly ? 1 : 0)) ||
    lexicons[lang].background.test(statement.text)
  );
}

function classify(statement: Statement, lang: Language, title: string): SectionName {
  // A term or a title between marks is nobody's words.
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

/** Whether a sentence ends like one; what does not cannot stand before another. */
const ends = ({ text }: Statement) => /[.!?。！？…]['"”’」』）)]*$/u.test(text);

/** Cuts a section into paragraphs; one article's sentences stay together where they fit. */
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

/** The sentence that stands right before another one in the report of both, where it was chosen, too. */
const precedes = (one: Statement, statements: readonly Statement[]) =>
  statements.find(({ article, index }) => article === one.article && index === one.index - 1);

/** Sentences of a report in a row: cut apart, the second would follow somebody else's words. */
function rowsOf(statements: readonly Statement[]): Statement[][] {
  const rows: Statement[][] = [];
  for (const statement of [...statements].sort(told)) {
    const row = rows.at(-1);
    if (row && row.at(-1) === precedes(statement, statements)) row.push(statement);
    else rows.push([statement]);
  }
  return rows;
}

/** Sentences of the first paragraph that go on with the lead; what leans on it goes on in any case. */
const withLead = 2;

/** The sentences that go on with the lead in its own report. */
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

/** A second sentence of the first paragraph shares less than this of its telling words with the lead. */
const newBesideLead = 0.5;

function addsToLead(one: Statement, lead: Statement, lang: Language): boolean {
  const own = tellingTerms(one.text, lang);
  const known = tellingTerms(lead.text, lang);
  return [...own].filter((term) => known.has(term)).length < newBesideLead * own.size;
}

/**
 * What stands right before the lead in its report, and is on its subject: it says whose figures or words
 * follow. What only sets a scene shares nothing with the headline.
 */
function openingBefore(
  lead: Statement,
  statements: readonly Statement[],
  title: string,
  lang: Language,
): Statement | undefined {
  const before = precedes(lead, statements);
  if (!before || before.grade !== 'good' || before.leans || !ends(before)) return undefined;
  return sharedTelling(before.text, lang, tellingTerms(title, lang)) > 0 ? before : undefined;
}

/**
 * The sections in reading order, none of them empty; `statements[0]` is the lead. What newer reports
 * have overtaken (`outdated`) stands last, whatever it is.
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
    // A row is what its first sentence is.
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
  // The lead paragraph also tells the most telling detail, so that it can be read alone; a detail
  // that would be left alone under its heading joins it.
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
