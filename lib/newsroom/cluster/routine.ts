// Recurring reports, distinguished by their subject and their day. Protects: two companies'
// results, two closing markets or two meetings share nearly every word and are two happenings.
import { hourMs } from '@/lib/model/time';
import { lexicons } from '../language/lexicons';
import type { RoutineForm } from '../language/lexicon/routine-form';
import type { Entry } from './postings';

export type Routine = {
  form: RoutineForm;
  who?: string;
  whom?: string;
  /** The indices of the form's patterns that it matches. */
  of: readonly number[];
};

/** The same report in the next morning's paper is nearer, the next day's report further. */
const dayHours = 20;
/** A run of this many characters is a name. */
const nameLength = 3;

/** The routine that a headline belongs to; undefined for all other news. */
export function routineOf({
  headline,
  lang,
}: Pick<Entry, 'headline' | 'lang'>): Routine | undefined {
  for (const form of lexicons[lang].pages.routines) {
    for (const is of form.is) {
      const found = is.exec(headline);
      if (!found) continue;
      const of = (form.of ?? []).flatMap((pattern, at) => (pattern.test(headline) ? [at] : []));
      return { form, of, ...found.groups };
    }
  }
  return undefined;
}

/** The length of the longest run of characters that both have. */
function longestRun(one: string, other: string): number {
  let longest = 0;
  for (let at = 0; at + longest < one.length; at += 1) {
    while (at + longest < one.length && other.includes(one.slice(at, at + longest + 1)))
      longest += 1;
  }
  return longest;
}

/** "斯塔默" and "斯塔默爵士", "三星" and "三星电子"; not "中国黄金" and "中国铝业". */
function isAlike(one: string, other: string): boolean {
  const run = longestRun(one, other);
  return run >= nameLength || run > Math.min(one.length, other.length) / 2;
}

/** "英国首相斯塔默" is named by what follows the office; "英国首相" by the place and its office. */
function namedBy(text: string, { office }: RoutineForm): { name: string; office?: string } {
  const held = office ? text.split(office) : [text];
  const last = held.at(-1) ?? '';
  if (last !== '') return { name: last };
  const name = held.join('');
  return { name, office: text.slice(name.length) };
}

/**
 * Whether two names are the same; undefined where one is a name and the other an office, or one is
 * empty.
 */
function areOne(form: RoutineForm, one: string, other: string): boolean | undefined {
  const [left, right] = [namedBy(one, form), namedBy(other, form)];
  const isKnown = (left.office === undefined) === (right.office === undefined);
  if (!isKnown || left.name === '' || right.name === '') return undefined;
  return left.office === right.office && isAlike(left.name, right.name);
}

type Told = {
  entry: Pick<Entry, 'headline' | 'published_at'>;
  routine: Routine | undefined;
};

type Meeting = { form: RoutineForm; who: string; whom: string };

const isMeeting = (routine: Routine): routine is Routine & Meeting =>
  routine.who !== undefined && routine.whom !== undefined;

/** Whether both are about the same two, in either order; undefined where that is not known. */
function haveMet(one: Meeting, other: Meeting): boolean | undefined {
  const readings = [
    [areOne(one.form, one.who, other.who), areOne(one.form, one.whom, other.whom)],
    [areOne(one.form, one.who, other.whom), areOne(one.form, one.whom, other.who)],
  ];
  // In readings in which one of the two matches, the other one decides.
  const fitting = readings.filter((both) => both.includes(true));
  if (fitting.some((both) => both.every((known) => known === true))) return true;
  const asked = fitting.length > 0 ? fitting : readings;
  return asked.every((both) => both.includes(false)) ? false : undefined;
}

/** Whether both report that the same two met. */
export function areSame({ routine: one }: Told, { routine: other }: Told): boolean {
  if (!one || !other || one.form !== other.form) return false;
  return isMeeting(one) && isMeeting(other) && haveMet(one, other) === true;
}

function nameOthers(left: Told, right: Told): boolean {
  const [one, other] = [left.routine, right.routine];
  if (!one?.who || !other?.who) return false;
  if (isMeeting(one) && isMeeting(other)) return haveMet(one, other) === false;
  const isNamed = left.entry.headline.includes(other.who) || right.entry.headline.includes(one.who);
  return !isNamed && areOne(one.form, one.who, other.who) === false;
}

/** Whether both belong to one routine, but to different days, names or things. */
export function areApart(left: Told, right: Told): boolean {
  const [one, other] = [left.routine, right.routine];
  if (!one || !other || one.form !== other.form) return false;
  const hours = Math.abs(left.entry.published_at - right.entry.published_at) / hourMs;
  if (one.form.daily && hours > dayHours) return true;
  if (one.of.length > 0 && other.of.length > 0) return !one.of.some((at) => other.of.includes(at));
  return nameOthers(left, right);
}
