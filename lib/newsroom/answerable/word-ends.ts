// A single character at the end of a longer word, in scripts without spaces. Protects: a report on
// science and technology is not taken for one on the science museum: 馆 in 上海科技馆.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { knownSingleWeight } from '../language/questions/unspaced-terms';
import { fold, isUnspaced } from '../language/segment';
import type { Term, WeightedTerm } from './question';

/** Whether a term is a single character that is no word of its own. */
const isPart = ({ token, weight, naming }: Term) =>
  !naming && weight < knownSingleWeight && [...token].length === 1 && isUnspaced(token);

/**
 * Whether a term that a report lacks is a single character right after a word that the report has:
 * together they may be another word. A verb may be told in other words: 赚 in 预计赚多少.
 * @param terms the question's terms, in order
 */
export function endsFound(
  { text, lang }: { text: string; lang: Language },
  terms: readonly WeightedTerm[],
  found: ReadonlySet<WeightedTerm>,
): (absent: WeightedTerm) => boolean {
  const { objectOf } = lexicons[lang].asking;
  const asked = fold(text);
  return (absent) => {
    const before = terms[terms.indexOf(absent) - 1];
    if (!isPart(absent) || !before || !found.has(before) || [...before.token].length < 2)
      return false;
    const word = before.token + absent.token;
    const at = asked.indexOf(word);
    return at >= 0 && objectOf?.test(asked.slice(at + word.length)) !== true;
  };
}
