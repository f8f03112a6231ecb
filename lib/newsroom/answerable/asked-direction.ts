// Whether something goes to or comes from what a question names. Protects: that a successor comes
// from a firm does not answer whether somebody went there.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { asks } from '../language/questions/asking';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

const ways = ['to', 'from'] as const;
type Way = (typeof ways)[number];

/** The ways in which a text has a name, `undefined` where it says none. */
function waysOf(text: string, lang: Language, name: WeightedTerm, asked: Language) {
  const { way } = lexicons[lang].roles;
  return placesOf(text, [name], asked).map(({ start }) =>
    ways.find((one) => way[one].test(text.slice(0, start))),
  );
}

/** Whether a report has what a yes-or-no question names only in the opposite direction. */
export function isOtherWay({ found, passages }: RankedEvent, { text, lang }: Question): boolean {
  if (!asks('yesNo', text)) return false;
  const isOpposite = (name: WeightedTerm) => {
    const asked: Way | undefined = waysOf(text, lang, name, lang).find((one) => one !== undefined);
    if (!asked) return false;
    const told = passages.flatMap((one) => waysOf(one.text, one.lang, name, lang));
    return told.length > 0 && told.every((one) => one !== undefined && one !== asked);
  };
  return found.some((term) => term.naming && isOpposite(term));
}
