// How many did something: whether a sentence counts them, with a number beside the deed or by
// saying that nobody did it. Protects: the people who fled are not counted as those who died.
import { lexicons } from '../language/lexicons';
import { countsDoers, tellsNone } from '../language/questions/measures';
import { inOneScript } from '../language/segment';
import { askedOf, isIn } from './asked-time';
import { gives } from './choice';
import { leaningText } from './leaning';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent, RankedPassage } from './rank';

/** Most characters between the words for ‘how many’ and the deed, in scripts without spaces. */
const reach = { behind: 5, before: 1 };

/**
 * The deed that a question counts by: after the words for ‘how many’, or right before them (杀了多少人).
 */
function countedDeed(deeds: readonly WeightedTerm[], { text, lang }: Question) {
  const { measures, spaced } = lexicons[lang];
  const asked = measures.doers.exec(text) ?? measures.asksNumber.exec(text);
  if (!asked) return undefined;
  const [from, to] = [asked.index, asked.index + asked[0].length];
  const placed = deeds
    .flatMap((deed) => placesOf(text, [deed], lang).map((place) => ({ deed, ...place })))
    .sort((one, other) => one.start - other.start);
  const behind = placed.find(({ start }) => start >= to && (spaced || start <= to + reach.behind));
  const before = spaced
    ? undefined
    : placed.findLast(({ end }) => end <= from && end >= from - reach.before);
  return (behind ?? before)?.deed;
}

/**
 * What a passage must say to tell how many did what a question asks about: a number beside that
 * deed, or that nobody did it; where no word is known as a deed, a number in a passage that has the
 * most of the question's common words. Undefined where something else is asked, or the deed is told
 * in other words.
 */
export function countsAsked(
  ranked: RankedEvent,
  question: Question,
): ((one: RankedPassage) => boolean) | undefined {
  const { text, lang } = question;
  const tells = countsDoers(text) ? gives(text) : undefined;
  if (!tells) return undefined;
  const { deeds, common } = askedOf(ranked, question);
  const deed = countedDeed(deeds, question);
  if (deed) {
    const isNone = ({ text: sentence, lang: of }: RankedPassage) =>
      placesOf(inOneScript(sentence), [deed], lang).some(({ start }) =>
        tellsNone(inOneScript(sentence).slice(0, start), of),
      );
    return (one) => isNone(one) || (tells(one) && isIn([leaningText(one)], lang)(deed));
  }
  const held = ({ text: sentence }: RankedPassage) => common.filter(isIn([sentence], lang)).length;
  const most = Math.max(0, ...ranked.passages.filter(tells).map(held));
  return most > 0 ? (one) => tells(one) && held(one) === most : undefined;
}
