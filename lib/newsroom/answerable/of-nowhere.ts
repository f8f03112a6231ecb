// Whether a question is about a place or body that no news mentions, though there is similar news:
// 大埔 in 大埔火灾. Protects: in a script without capitals, another fire is not even called close.
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';
import type { Question } from './question';
import type { RankedEvent } from './rank';

/**
 * Whether a question begins with a word that no event has, right before a word that this event has.
 */
export function isOfNowhere(
  { found, absent }: Pick<RankedEvent, 'found' | 'absent'>,
  { text, lang, terms }: Question,
): boolean {
  if (lexicons[lang].spaced) return false;
  const folded = fold(text);
  // 香港大埔火灾: other names may precede it.
  const head = terms.findIndex(({ naming }) => !naming);
  const [word, next] = [terms[head], terms[head + 1]];
  const isUnknown = absent.some(
    ({ token, isNowhere, others, weight }) =>
      token === word?.token && isNowhere === true && others.length === 0 && weight >= 1,
  );
  const isTold = found.some(({ token, naming }) => token === next?.token && !naming);
  return isUnknown && isTold && folded.includes(`${word?.token}${next?.token}`);
}
