// What takes a source back, in whole or part, and must not be left out of what is said by it: a denial,
// a doubt, a limit, a bound.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import type { Token } from '../language/lexicon/token';
import type { Text } from './moved';

/** The end of the clause of a place: a mark, or a word that joins. */
function clauseEnd({ tokens }: Text, place: number, step: 1 | -1): number {
  let at = place;
  for (; tokens[at + step]; at += step) {
    const { kind, part, joins } = tokens[at + step] ?? {};
    if (kind === 'stop' || kind === 'break') break;
    const goesOn = part === 'complementizer' || part === 'comparative';
    if (joins || (kind === 'joint' && !goesOn)) break;
  }
  return at;
}

const takers: ReadonlySet<string> = new Set(['denial', 'hedge', 'limit', 'bound']);

/** The end of the sentence of a place. */
function sentenceEnd({ tokens }: Text, place: number): number {
  const after = tokens.slice(place).findIndex(({ kind }) => kind === 'stop');
  return after < 0 ? tokens.length : place + after;
}

const isBeing = ({ kind, part }: Token) => kind === 'empty' && part === 'being';

/** Whether a word is said of what stands before it: ‘reports that he left are wrong’. */
function isPredicate({ tokens }: Text, place: number): boolean {
  const before = tokens[place - 1];
  return before !== undefined && isBeing(before);
}

/** Whether a denial, a doubt or a bound of the source that bears on the sentence was left out. */
export function takesBack(
  from: Text,
  taken: ReadonlySet<number>,
  lang: Language,
): string | undefined {
  const { conditions, hearsay } = lexicons[lang].comparison;
  for (const place of from.places) {
    const token = from.tokens[place];
    const takes = token && (takers.has(token.kind) || token.urges);
    if (!takes || taken.has(place)) continue;
    const isCondition = conditions.has(token.key);
    const end = isCondition ? sentenceEnd(from, place) : clauseEnd(from, place, 1);
    const next = from.places.find((one) => one > place);
    if (next !== undefined && taken.has(next) && next <= end) return `left out: ${token.key}`;
    const isSaidOf = token.kind === 'limit' && isPredicate(from, place);
    if (token.kind === 'bound' || (token.kind === 'limit' && !isSaidOf)) continue;
    const start = isSaidOf || hearsay.has(token.key) ? clauseEnd(from, place, -1) : place;
    for (let at = start; at <= end; at += 1) {
      if (taken.has(at)) return `left out of the clause: ${token.key}`;
    }
  }
  return undefined;
}
