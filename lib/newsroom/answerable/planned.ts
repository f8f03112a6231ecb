// Whether a report only plans, fears, alleges or asks about what a question takes as done.
// Protects: a ban under consideration does not answer when somebody banned something, nor does a
// text that asks the same.
import { tokensOf } from '../evidence/compare';
import { lexicons } from '../language/lexicons';
import { asksOfFuture, isPastVerb } from '../language/questions/asking';
import { asksWhetherDone, deedsOf } from './asked-deeds';
import { isDoubted } from './doubted';
import { headlineBlock } from './headlines';
import { namesIn } from './names-in';
import { placesOf, type Place } from './places';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';
import { isTalkedOf, withoutAsides } from './talked-of';

/**
 * Whether every mention of an action in a sentence follows a doubt or a plan. After a doubted
 * mention, another one is of the same plan unless its form shows that it happened.
 */
function isDoubtedIn(
  { text, lang }: RankedPassage,
  places: readonly Place[],
  asked: { text: string; keys: ReadonlySet<string> },
): boolean {
  const { happened } = lexicons[lang];
  const isDone = ({ start, end }: Place) =>
    isPastVerb(text.slice(start, end).toLowerCase(), lang) ||
    happened?.test(text.slice(end - 1, end + 1)) === true;
  const doubted = places.map((place) => {
    const said = withoutAsides(text, place);
    const tokens = tokensOf(said, lang);
    return (
      isDoubted({ text: said, tokens }, place, { asked: asked.keys, lang }) ||
      isTalkedOf({ text, lang }, place, asked.text)
    );
  });
  const first = doubted.indexOf(true);
  return first >= 0 && places.every((place, at) => doubted[at] || (at > first && !isDone(place)));
}

/** A sentence with less than this share of what the best one has is about something else. */
const leastShare = 0.6;

/** Whether every mention of the question's deed in a report follows a doubt or a plan. */
export function isOnlyPlanned(ranked: RankedEvent, question: Question): boolean {
  const { found, passages } = ranked;
  const { text, lang } = question;
  const deeds = deedsOf(found, question);
  // A plan does answer a question about the future.
  if (deeds.length === 0 || asksOfFuture(text, lang)) return false;
  if (!asksWhetherDone(question, deeds)) return false;
  // A doubt that the question itself expresses is none of the report's.
  const asked = { text, keys: new Set(tokensOf(text, lang).map(({ key }) => key)) };
  const named = namesIn(ranked, question);
  const told = passages
    .map((passage) => ({ passage, places: placesOf(passage.text, deeds, lang) }))
    .filter(({ places }) => places.length > 0)
    .map((one) => ({ ...one, names: named(one.passage) }));
  const most = Math.max(0, ...told.map(({ names }) => names));
  const best = Math.max(0, ...told.map(({ passage }) => passage.own));
  const telling = told.filter(
    ({ names, passage }) => names === most && passage.own >= leastShare * best,
  );
  const isPlan = ({ passage, places }: (typeof told)[number]) =>
    isDoubtedIn(passage, places, asked);
  // What the headline only plans is what the report is about.
  const headlines = telling.filter(({ passage }) => passage.block === headlineBlock);
  return telling.length > 0 && (headlines.length > 0 ? headlines : telling).every(isPlan);
}
