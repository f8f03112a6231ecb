// Who did it to whom: whether a report tells the deed of a question for yes or no the other way round.
// Protects that a question whether the crew beat the guards is not answered by who was beaten.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { fold, isUnspaced } from '../language/segment';
import { createAlike } from '../language/word-forms';
import { holderOf } from './holds';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';
import type { Passage } from '../evidence/passages';

/** Who acts, what is done, and to whom: terms of a question. */
type Roles = { actor: WeightedTerm[]; deed: WeightedTerm[]; other: WeightedTerm[] };

/** Terms of a question that stand side by side, and where. */
type Run = { naming: boolean; terms: WeightedTerm[]; start: number; end: number };

function runsOf(text: string, terms: readonly WeightedTerm[]): Run[] {
  const runs: Run[] = [];
  const placed = terms
    .map((term) => ({ term, start: text.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  for (const { term, start } of placed) {
    const last = runs.at(-1);
    const end = start + term.token.length;
    if (last?.naming === term.naming) {
      last.terms.push(term);
      last.end = Math.max(last.end, end);
    } else runs.push({ naming: term.naming, terms: [term], start, end });
  }
  return runs;
}

/** The roles of a question that says "A did … B", or "A was done … by B"; undefined of any other. */
function rolesOf({ text, lang }: Question, found: readonly WeightedTerm[]): Roles | undefined {
  const folded = fold(text);
  const [first, deed, last] = runsOf(folded, found);
  if (!first?.naming || !last?.naming || !deed) return undefined;
  const between = folded.slice(deed.end, last.start);
  const { by, aside } = lexicons[lang].roles;
  if (by.test(between)) return { actor: last.terms, deed: deed.terms, other: first.terms };
  // "In Peru" is nobody that anything is done to.
  if (aside.test(between) || by.test(folded.slice(first.end, deed.start))) return undefined;
  return { actor: first.terms, deed: deed.terms, other: last.terms };
}

const word = /[\p{L}\p{N}]+/gu;

/** Where a text has one of some terms first; undefined where nowhere. */
function placeOf(text: string, terms: readonly WeightedTerm[], lang: Language): number | undefined {
  if (isUnspaced(text)) {
    const written = terms.flatMap(({ token, others }) => [token, ...others.map((one) => one.word)]);
    const places = written.map((one) => fold(text).indexOf(one)).filter((at) => at >= 0);
    return places.length > 0 ? Math.min(...places) : undefined;
  }
  const alike = createAlike(lang);
  const isOne = (part: string) => terms.some((term) => holderOf(part, lang, alike)(term) > 0);
  return [...text.matchAll(word)].find(([part]) => isOne(part))?.index;
}

/** Behind these words another says or does something. */
const clauseEnd = /[;；:：。!?—–"“”]|[.](?!\d)/u;
/** Characters from one to the other, at most: farther apart other things happen. */
const reachMost = 60;

/** Whether a sentence says that the two of a question did it as it is asked; undefined where it says neither. */
function saysAsAsked(
  { text, lang }: Pick<Passage, 'text' | 'lang'>,
  roles: Roles,
  asked: Language,
): boolean | undefined {
  const actor = placeOf(text, roles.actor, asked);
  const deed = placeOf(text, roles.deed, asked);
  const other = placeOf(text, roles.other, asked);
  if (actor === undefined || deed === undefined || other === undefined) return undefined;
  const [first, last] = [Math.min(actor, other), Math.max(actor, other)];
  const between = text.slice(first, last);
  if (between.length > reachMost || clauseEnd.test(between)) return undefined;
  const isPassive = lexicons[lang].roles.by.test(between);
  if (!isPassive && (deed < first || deed > last)) return undefined;
  return actor < other !== isPassive;
}

/** Whether a report has the two of a question in each other's place alone. */
export function isReversed({ found, passages }: RankedEvent, question: Question): boolean {
  const roles = rolesOf(question, found);
  if (!roles) return false;
  const said = passages.map((passage) => saysAsAsked(passage, roles, question.lang));
  return said.includes(false) && !said.includes(true);
}
