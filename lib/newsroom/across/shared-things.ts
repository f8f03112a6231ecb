// Which events of two languages are worth comparing, and what both of them name. Found through an
// index of things, so that the cost grows with what is shared rather than with all pairs.
import { beginsWithHan } from '@/lib/model/text/scripts';
import { hourMs } from '@/lib/model/time';
import { namesBySound } from './names-by-sound';
import type { Telling } from './telling';

export type SharedThing = {
  thing: string;
  worth: number;
  /** Both name it in most of their headlines, or at least in one. */
  inHeadlines: boolean;
  inAny: boolean;
};
export type Pair = { a: Telling; b: Telling; shared: SharedThing[] };

/** Events further apart are different happenings. */
const farMs = 36 * hourMs;
/**
 * A thing that more events than this share (and this number) name does not make a pair by itself.
 */
const commonShare = 0.03;
const commonLeast = 12;
/** From this worth on, most headlines of an event name a thing. */
const mostHeadlines = 0.7;
/** Above this, a headline names it: texts alone are worth no more. */
const anyHeadline = 0.5;

const isRun = beginsWithHan;
const isLatinName = (thing: string) => /^[\p{L}\p{N}]/u.test(thing) && !isRun(thing);

/** Everyday words tell less than names, and a small or round number less than 48.9. */
function worthOf(thing: string): number {
  if (thing.startsWith('~')) return 0.5;
  if (!thing.startsWith('#')) return 1;
  const value = thing.slice(1);
  const digits = value.replace(/0+$|[.]/g, '').length;
  return Number(value) < 20 ? 0.25 : digits <= 1 ? 0.5 : digits === 2 ? 0.7 : 1;
}

/** The prior: as if this many further events named none of the things. */
const priorEvents = 200;

function rarityIn(tellings: readonly Telling[]): (thing: string) => number {
  const counts = new Map<string, number>();
  for (const { things } of tellings) {
    for (const thing of Object.keys(things)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  const all = tellings.length + priorEvents;
  return (thing) => Math.log(all / ((counts.get(thing) ?? 0) + 1));
}

function indexOf(tellings: readonly Telling[]): Map<string, Telling[]> {
  const index = new Map<string, Telling[]>();
  for (const telling of tellings) {
    for (const thing of Object.keys(telling.things)) {
      const list = index.get(thing);
      if (list) list.push(telling);
      else index.set(thing, [telling]);
    }
  }
  return index;
}

/**
 * The forms of a thing on the other side: itself and, between runs of characters and Latin names,
 * those that sound alike.
 */
function otherForms(left: readonly Telling[], right: readonly Telling[]) {
  const things = (tellings: readonly Telling[]) => [
    ...new Set(tellings.flatMap((one) => Object.keys(one.things))),
  ];
  const [here, there] = [things(left), things(right)];
  const forms = namesBySound(here.filter(isRun), there.filter(isLatinName));
  const back = namesBySound(there.filter(isRun), here.filter(isLatinName));
  for (const [run, names] of back) {
    for (const [name, similarity] of names) {
      forms.set(name, [...(forms.get(name) ?? []), [run, similarity]]);
    }
  }
  return (thing: string): [string, number][] => [[thing, 1], ...(forms.get(thing) ?? [])];
}

/** The pairs of two languages that share a rare thing within {@link farMs}. */
export function sharedThings(left: readonly Telling[], right: readonly Telling[]): Pair[] {
  const [rareLeft, rareRight] = [rarityIn(left), rarityIn(right)];
  const index = indexOf(right);
  const common = Math.max(commonLeast, right.length * commonShare);
  const formsOf = otherForms(left, right);
  return left.flatMap((a) => {
    const found = new Map<Telling, { shared: Map<string, SharedThing>; isRare: boolean }>();
    for (const [thing, own] of Object.entries(a.things)) {
      for (const [form, similarity] of formsOf(thing)) {
        const held = index.get(form) ?? [];
        const rare = Math.min(rareLeft(thing), rareRight(form)) * worthOf(form) * similarity;
        for (const b of held) {
          if (b.from > a.until + farMs || b.until < a.from - farMs) continue;
          const other = b.things[form] ?? 0;
          const worth = rare * Math.sqrt(own * other);
          const pair = found.get(b) ?? { shared: new Map<string, SharedThing>(), isRare: false };
          // Two runs that transcribe one name count once.
          const name = isRun(form) ? thing : form;
          if ((pair.shared.get(name)?.worth ?? 0) < worth) {
            const less = Math.min(own, other);
            const inHeadlines = less >= mostHeadlines;
            pair.shared.set(name, { thing: name, worth, inHeadlines, inAny: less > anyHeadline });
          }
          pair.isRare ||= held.length <= common;
          found.set(b, pair);
        }
      }
    }
    return (
      [...found]
        .filter(([, { isRare }]) => isRare)
        .map(([b, { shared }]) => ({
          ...{ a, b },
          shared: [...shared.values()].sort((x, y) => y.worth - x.worth),
        }))
        // Everyday words and numbers are in reports of anything, and texts name every speaker:
        // require a name in the headlines.
        .filter(({ shared }) => shared.some(({ thing, inAny }) => inAny && !/^[~#]/.test(thing)))
    );
  });
}
