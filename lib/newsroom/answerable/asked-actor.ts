// Who did it, where a question names whom it was done to: whether a report tells the deed of the one
// who is named. Protects that who bought the airline is not answered by what the airline bought.
import type { Passage } from '../evidence/passages';
import { lexicons } from '../language/lexicons';
import { asksActor } from '../language/questions/asking';
import { fold } from '../language/segment';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';
import { isWithinReach } from './roles';

/** What is done, and to whom: terms of a question. */
type Asked = { deed: WeightedTerm; other: WeightedTerm[] };

/** Words from a deed to whom it was done to, at most: ‘sued the harbor city Kotor’. */
const upToNamed = 3;

/** The deed of a question for who did it, and whom it names; undefined of any other. */
function askedOf({ text, lang }: Question, found: readonly WeightedTerm[]): Asked | undefined {
  const folded = fold(text);
  const placed = found
    .map((term) => ({ term, start: folded.indexOf(term.token) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const at = placed.findIndex(
    ({ term, start }) => !term.naming && asksActor(folded.slice(0, start), lang),
  );
  const deed = placed[at];
  const rest = placed.slice(at + 1);
  const first = rest.findIndex(({ term }) => term.naming);
  const named = rest[first];
  if (!deed || !named) return undefined;
  const { aside, by } = lexicons[lang].roles;
  const between = folded.slice(deed.start + deed.term.token.length, named.start);
  const isFar = between.trim().split(/\s+/).length > upToNamed;
  if (isFar || aside.test(between) || by.test(between)) return undefined;
  const names = rest.slice(first);
  const end = names.findIndex(({ term, start }, n) => {
    const before = names[n - 1];
    return !term.naming || (before && start > before.start + before.term.token.length + 1);
  });
  const other = names.slice(0, end < 0 ? undefined : end).map(({ term }) => term);
  // Game 3 is nobody that anything is done to.
  return other.some(({ token }) => /\d/.test(token)) ? undefined : { deed: deed.term, other };
}

/** Words from a deed to a "by" behind it, at most. */
const toBy = 3;

/** Whether the one at a place did it: `false` where it was done to that one, undefined where neither is told. */
function didIt({ text, lang }: Pick<Passage, 'text' | 'lang'>, deed: Place, name: Place) {
  const { aside, by, done } = lexicons[lang].roles;
  const [first, last] = name.start < deed.start ? [name, deed] : [deed, name];
  if (!isWithinReach(text, first, last)) return undefined;
  const between = text.slice(first.end, last.start);
  if (first === deed) return by.test(between) ? true : aside.test(between) ? undefined : false;
  // Another did it, whose name or office that one only describes.
  if (/^['’]/.test(between)) return undefined;
  const behind = text.slice(deed.end).split(' ', toBy);
  const isDone =
    done?.test(between) === true ||
    behind.some((_, n) => by.test(`${behind.slice(0, n + 1).join(' ')} `));
  return !isDone;
}

/** Whether a report tells what is asked for the doer of as the deed of whom it was done to, and nowhere else. */
export function isDoneByNamed({ found, passages }: RankedEvent, question: Question): boolean {
  const asked = askedOf(question, found);
  if (!asked) return false;
  const said = passages.flatMap((passage) => {
    const deeds = placesOf(passage.text, [asked.deed], question.lang);
    const names = placesOf(passage.text, asked.other, question.lang);
    return deeds.flatMap((deed) => names.map((name) => didIt(passage, deed, name)));
  });
  return said.includes(true) && !said.includes(false);
}
