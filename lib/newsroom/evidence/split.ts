// Derives the second of two statements about one subject: ‘Cruz met Reyes and resigned’ also says
// ‘Cruz resigned’. Protects: only where the second has no other subject and the first nothing that
// could affect both: no clause within, no negation, no ‘may’, no hearsay.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isPart, isTelling, type Token } from '../language/lexicon/token';

/** Most tokens of a subject: ‘the former mayor of the town of Osk’. */
const subjectMost = 9;

const isBeing = ({ kind, part }: Token) => kind === 'empty' && part === 'being';
const isHaving = ({ kind, part }: Token) => kind === 'empty' && part === 'having';
const isVerb = ({ kind, verb, past }: Token) => kind === 'word' && (verb === true || past === true);
const isFinite = (token: Token) => isVerb(token) || isBeing(token) || isHaving(token);
const isAnd = ({ kind, part }: Token) => kind === 'joint' && part === 'coordinator';
const isAside = ({ kind, part }: Token) => part === 'adverb' || (kind === 'empty' && !part);

/** Whether tokens only name the subject, without saying anything about it. */
const isSubject = (tokens: readonly Token[]): boolean =>
  tokens.length <= subjectMost &&
  tokens.some(isTelling) &&
  tokens[0]?.kind !== 'role' &&
  tokens.every(
    ({ kind, part, joins, going }) =>
      /^(?:word|number|limit|role|empty|pronoun)$/.test(kind) &&
      part !== 'saying' &&
      part !== 'knowing' &&
      !joins &&
      !going,
  );

/** Where the subject of a sentence begins: after "In Osk on Monday,". */
function beginning(tokens: readonly Token[], finite: number): number {
  if (tokens[0]?.kind !== 'role') return 0;
  return tokens.slice(0, finite).findIndex(({ kind }) => kind === 'break') + 1;
}

/** Words that affect all of a sentence, or what follows: "may", "reportedly", "said". */
function bearsOnBoth({ kind, key, part, joins }: Token, lang: Language): boolean {
  const { conditions, hearsay } = lexicons[lang].comparison;
  const isClause = kind === 'denial' || kind === 'stop' || kind === 'joint' || joins === true;
  const isDoubt = part === 'modal' || conditions.has(key) || hearsay.has(key);
  return isClause || isDoubt || part === 'saying';
}

/** Whether a first statement does not affect the second. */
function isSimple(predicate: readonly Token[], lang: Language): boolean {
  const verb = predicate.findIndex(isVerb);
  // In ‘Has a friend arrested in Osk’ that verb belongs to what precedes it.
  const own = predicate.slice(0, Math.max(0, verb));
  const isOwn = own.every((one) => isAside(one) || isBeing(one) || isHaving(one));
  return (
    isOwn &&
    predicate.filter(isVerb).length <= 1 &&
    !predicate.some((token) => bearsOnBoth(token, lang))
  );
}

/**
 * The index of the verb of a second statement that begins at a position, skipping "also" and
 * "then".
 */
function verbFrom(tokens: readonly Token[], start: number): number {
  let at = start;
  for (let token = tokens[at]; token && isAside(token); token = tokens[at]) at += 1;
  const token = tokens[at];
  return token && isFinite(token) ? at : -1;
}

/** The second statement of a sentence, with the subject of its first. */
function secondOf(tokens: readonly Token[], lang: Language): Token[] | undefined {
  const finite = tokens.findIndex(isFinite);
  const and = tokens.findIndex((token, at) => at > finite && isAnd(token));
  if (finite < 0 || and < 0) return undefined;
  const subject = tokens.slice(beginning(tokens, finite), finite);
  const verb = verbFrom(tokens, and + 1);
  const own = tokens[verb];
  const predicate = tokens.slice(finite, and);
  if (!own || !isSubject(subject) || !isSimple(predicate, lang)) return undefined;
  const next = tokens[verb + 1];
  // ‘Was built in 1900 and closed in May’: others may have closed it.
  const isDone = predicate.some(isBeing) && (!next || next.kind === 'role' || isPart(next));
  const told = own.verb && isDone ? { ...own, passive: true } : own;
  return [...subject, ...tokens.slice(and + 1, verb), told, ...tokens.slice(verb + 1)];
}

/** The second statements of a text, each with the subject that it shares with the first. */
export function secondStatements(tokens: readonly Token[], lang: Language): Token[][] {
  const stops = tokens.flatMap(({ kind }, at) => (kind === 'stop' ? [at] : []));
  return [-1, ...stops].flatMap((before, n) => {
    const second = secondOf(tokens.slice(before + 1, stops[n]), lang);
    return second ? [second] : [];
  });
}
