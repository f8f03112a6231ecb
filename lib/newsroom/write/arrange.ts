// In which order the chosen sentences are told: what happened, details, reactions, background, what
// was known earlier; within a section the older report first, and sentences of one article in their own order.
import type { Language } from '@/lib/model/text/languages';
import { yearOf } from '@/lib/model/calendar';
import { paragraphSentences } from './budget';
import type { Statement } from './choose';
import { lexicons } from '../language/lexicons';
import { quotedLength } from '../evidence/quotable';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';

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

function looksBack(statement: Statement, lang: Language): boolean {
  const year = yearOf(statement.article.published_at);
  const years = statement.text.match(/\b(?:19|20)\d\d(?!\d)/g) ?? [];
  return (
    years.some((found) => Number(found) < year) || lexicons[lang].background.test(statement.text)
  );
}

function classify(statement: Statement, lang: Language): SectionName {
  // A term or a title between marks is nobody's words.
  const quoted = quotedLength(statement.text);
  const isSpeech = lexicons[lang].spaced || quoted >= clauseLeast;
  const spoken = isSpeech && quoted / statement.text.length >= spokenShare;
  if (spoken || lexicons[lang].reaction.test(statement.text)) return 'reactions';
  return statement.index > 2 && looksBack(statement, lang) ? 'background' : 'details';
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

/**
 * What stands right before the lead where a lone report is told, and is on its subject: it says whose
 * figures or words follow. What only sets a scene shares nothing with the headline.
 */
function openingBefore(
  lead: Statement,
  statements: readonly Statement[],
  title: string,
  lang: Language,
): Statement | undefined {
  const isLone = statements.every(({ article }) => article === lead.article);
  const before = statements.find(({ index }) => isLone && index === lead.index - 1);
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
): Section[] {
  const [lead, ...rest] = statements;
  if (!lead) return [];
  const names = new Map<Statement, SectionName>([[lead, 'lead']]);
  for (const statement of [...rest].sort(told)) {
    const before = statements.find(
      (other) => other.article === statement.article && other.index === statement.index - 1,
    );
    // A sentence that leans on the one before stays with it.
    const own = outdated.has(statement) ? 'earlier' : classify(statement, lang);
    names.set(statement, (statement.leans && before && names.get(before)) || own);
  }
  const inSection = (name: SectionName) => statements.filter((one) => names.get(one) === name);
  for (const name of ['reactions', 'background'] as const) {
    const found = inSection(name);
    if (found.length < leastInSection(statements.length))
      for (const one of found) names.set(one, 'details');
  }
  // The lead paragraph also tells the most telling detail, so that it can be read alone; a detail
  // that would be left alone under its heading joins it.
  const isFollowed = (one: Statement) =>
    statements.some(
      ({ article, index, leans }) => article === one.article && index === one.index + 1 && leans,
    );
  const second = inSection('details').find(
    (one) => one.index <= 2 && !one.leans && !isFollowed(one) && !looksBack(one, lang),
  );
  if (second && inSection('lead').length < 2) names.set(second, 'lead');
  const left = inSection('details');
  if (left.length === 1 && !left.some((one) => looksBack(one, lang))) {
    for (const one of left) names.set(one, 'lead');
  }

  const opening = openingBefore(lead, statements, title, lang);
  if (opening) names.set(opening, 'lead');
  const first = opening ? [opening, lead] : [lead];

  const headed = statements.length >= leastForHeadings;
  return (['lead', 'details', 'reactions', 'background', 'earlier'] as const)
    .map((name) => ({ name, statements: inSection(name) }))
    .filter((section) => section.statements.length > 0)
    .map(({ name, statements: found }) => ({
      name: headed || name === 'earlier' ? name : 'lead',
      paragraphs: paragraphsOf(
        name === 'lead'
          ? [...first, ...found.filter((one) => !first.includes(one)).sort(told)]
          : [...found].sort(told),
      ),
    }));
}
