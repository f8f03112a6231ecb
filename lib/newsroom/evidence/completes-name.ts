// What a sentence adds to a name that its source has alone: the first name or age that the rest of
// the source gives it. Protects: nothing is added that the source gives differently.
import { lexicons } from '../language/lexicons';
import type { Token } from '../language/lexicon/token';
import type { Text } from './moved';

/** "Mr" before a name is no part of it. */
const honorifics = new Set(Object.values(lexicons).flatMap(({ names }) => [...names.honorifics]));

const isNameWord = (token: Token | undefined) => token?.kind === 'word' && token.name === true;

type Texts = readonly (readonly Token[])[];

/** "Raheem" of "Raheem Sterling", where Sterling has no other first name. */
function isFirstName(own: Token, next: Token, elsewhere: Texts): boolean {
  const before = new Set<string>();
  for (const tokens of elsewhere) {
    for (const [n, token] of tokens.entries()) {
      const previous = tokens[n - 1];
      const isName = isNameWord(previous) && !honorifics.has(previous?.key ?? '');
      if (token.key === next.key && previous && isName) before.add(previous.key);
    }
  }
  return before.size === 1 && before.has(own.key);
}

const isBreak = (token: Token | undefined) => token?.kind === 'break';

/** "34" of "Leheup, 34, met", where Leheup has that age and no other. */
function isAge(own: Token, name: Token, elsewhere: Texts): boolean {
  const ages = elsewhere.flatMap((tokens) =>
    tokens.flatMap(({ key }, n) => {
      const [mark, age, end] = tokens.slice(n + 1, n + 4);
      const isApposed = isBreak(mark) && age?.kind === 'number' && end && !isNameWord(end);
      const closes = end?.kind === 'break' || end?.kind === 'stop';
      return key === name.key && isApposed && closes ? [age.key] : [];
    }),
  );
  return new Set(ages).size === 1 && ages[0] === own.key;
}

/**
 * Whether the token at the telling place `at` of a sentence, which the compared text lacks, belongs
 * to the adjacent name everywhere else in the source.
 */
export function completesName({ tokens, places }: Text, at: number, elsewhere: Texts): boolean {
  const place = places[at] ?? -1;
  const own = tokens[place];
  if (!own) return false;
  const next = tokens[place + 1];
  if (isNameWord(own))
    return next !== undefined && isNameWord(next) && isFirstName(own, next, elsewhere);
  const name = tokens[place - 2];
  if (own.kind !== 'number' || !name || !isNameWord(name)) return false;
  return isBreak(tokens[place - 1]) && isBreak(next) && isAge(own, name, elsewhere);
}
