// Whether a report says where the deed of a question took place. Protects: where something else
// happened is not shown as the place of the deed.
import { answers } from '../language/questions/aspects';
import { asks } from '../language/questions/asking';
import { leans } from '../evidence/quotable';
import { askedOf, isIn, tellsAsked, tellsOther } from './asked-time';
import { bearsOn } from './choice';
import type { Question } from './question';
import type { RankedEvent } from './rank';

/** Whether no passage that names a place says what is asked about. */
export function lacksPlace(ranked: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  if (!asks('place', text)) return false;
  const tells = answers(text);
  const placed = ranked.passages.filter((one) => bearsOn(one) && tells?.(one) === true);
  if (placed.length === 0) return false;
  const asked = askedOf(ranked, question);
  // Under a headline about it, ‘it will take place in Kotor’ says where.
  const { common } = asked;
  const headed = common.filter(
    isIn(
      ranked.event.title.map((title) => title.text),
      lang,
    ),
  );
  const isHeaded = headed.length * 2 >= common.length;
  return !placed.some(
    (one) =>
      tellsAsked(one, asked, ranked, lang) ||
      (isHeaded && leans(one.text, one.lang) && !tellsOther(one)),
  );
}
