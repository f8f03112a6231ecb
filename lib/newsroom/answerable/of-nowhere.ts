// Whether a question is of a place or body that no news know, though they tell of the like: 大埔 in
// 大埔火灾. Protects that where capitals show no names another fire is not even called near.
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';
import type { Question } from './question';
import type { RankedEvent } from './rank';

/** Whether a word that no event has opens a question, right before a word that this one has. */
export function isOfNowhere(
  { found, absent }: Pick<RankedEvent, 'found' | 'absent'>,
  { text, lang, terms }: Question,
): boolean {
  if (lexicons[lang].spaced) return false;
  const folded = fold(text);
  // 香港大埔火灾: names may stand before it.
  const head = terms.findIndex(({ naming }) => !naming);
  const [word, next] = [terms[head], terms[head + 1]];
  const isUnknown = absent.some(
    ({ token, isNowhere, others, weight }) =>
      token === word?.token && isNowhere === true && others.length === 0 && weight >= 1,
  );
  const isTold = found.some(({ token, naming }) => token === next?.token && !naming);
  return isUnknown && isTold && folded.includes(`${word?.token}${next?.token}`);
}
