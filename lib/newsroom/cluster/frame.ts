// Headlines of one publisher in one frame, about different things: two car ranges that get an
// update, two primaries of one day. Protects: they share nearly every word and are two happenings.
import { sharedNames } from '../language/meanings/shared-names';
import { lexicons } from '../language/lexicons';
import type { Gist } from './gist';
import { isDate, isNumber } from './terms';

/** The most words by which two headlines in one frame differ at one place … */
const slotMost = 2;
/** … the fewest that follow it in both, and the fewest of the whole frame. */
const behindLeast = 2;
const frameLeast = 5;
/** A word at least this rare may name something: about one article in thirteen has it, or fewer. */
const rareEnough = 2.5;

type Slots = readonly [readonly string[], readonly string[]];

/** The words in which two headlines differ between the same ones; undefined without a frame. */
function slotsOf(left: readonly string[], right: readonly string[]): Slots | undefined {
  let before = 0;
  while (before < left.length && left[before] === right[before]) before += 1;
  for (let taken = 2; taken <= 2 * slotMost; taken += 1) {
    for (let here = Math.max(1, taken - slotMost); here < taken && here <= slotMost; here += 1) {
      const there = taken - here;
      let behind = 0;
      for (;;) {
        const next = left[before + here + behind];
        if (next === undefined || next !== right[before + there + behind]) break;
        behind += 1;
      }
      if (behind < behindLeast || before + behind < frameLeast) continue;
      return [left.slice(before, before + here), right.slice(before, before + there)];
    }
  }
  return undefined;
}

/** Whether the words name something that the other headline does not. */
function names(slot: readonly string[], own: Gist, other: Gist): boolean {
  const { spaced } = lexicons[own.entry.lang];
  return slot.every(
    (word) =>
      !isNumber(word) &&
      !isDate(word) &&
      (own.words.get(word) ?? 0) >= rareEnough &&
      (!spaced || own.names.has(word)) &&
      !other.entry.headline.includes(word),
  );
}

/** Whether both are one publisher's, in the same words but for what they are about. */
export function nameOthersInFrame(left: Gist, right: Gist): boolean {
  if (left.entry.source !== right.entry.source || left.entry.source === '') return false;
  const slots = slotsOf([...left.words.keys()], [...right.words.keys()]);
  if (!slots) return false;
  const [here, there] = slots;
  if (!names(here, left, right) || !names(there, right, left)) return false;
  const { lang } = left.entry;
  const known = (slot: readonly string[]) => {
    const text = slot.join(lexicons[lang].spaced ? ' ' : '');
    return sharedNames(text, lang).found.map(({ key }) => key);
  };
  // One thing by two names, as APEC and 亚太经合组织, is no other thing.
  return !known(here).some((key) => known(there).includes(key));
}
