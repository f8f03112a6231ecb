// Choosing interests: "a draft and a saved selection, plus a difference map". Pure. Protects: the
// saved selection is distinct from what is only ticked, so that only changes are sent.
import type { Region } from '../region';
import { rulesOf } from '../region-rules';
import { interestTopicsLeast, interestTopicsMost } from '../limits/topics';

/** A keyword of a category. */
export type Topic = { category: string; keyword: string };
export type Category = { category: string; keywords: readonly string[] };

type Topics = ReadonlyMap<string, Topic>;

export type Selection = {
  /** What the service has saved. */
  saved: Topics;
  /** What is ticked now. */
  draft: Topics;
  /** How the two differ. */
  difference: ReadonlyMap<string, 'added' | 'removed'>;
};

/** No category contains a slash. */
export const topicKey = ({ category, keyword }: Topic) => `${category}/${keyword}`;

const byKey = (topics: readonly Topic[]): Topics =>
  new Map(topics.map((topic) => [topicKey(topic), topic]));

function compared(saved: Topics, draft: Topics): Selection {
  const difference = new Map<string, 'added' | 'removed'>();
  for (const key of draft.keys()) if (!saved.has(key)) difference.set(key, 'added');
  for (const key of saved.keys()) if (!draft.has(key)) difference.set(key, 'removed');
  return { saved, draft, difference };
}

/** Without any changes yet. */
export const selectionOf = (saved: readonly Topic[]): Selection =>
  compared(byKey(saved), byKey(saved));

/** Ticks or unticks a topic. */
export function toggleTopic({ saved, draft }: Selection, topic: Topic): Selection {
  const next = new Map(draft);
  if (!next.delete(topicKey(topic))) next.set(topicKey(topic), topic);
  return compared(saved, next);
}

/** Unticks a category if all of it is ticked; otherwise ticks all of it. */
export function toggleCategory(selection: Selection, { category, keywords }: Category): Selection {
  const { saved, draft } = selection;
  const next = new Map(draft);
  const all = categoryState(selection, { category, keywords }) === 'all';
  for (const keyword of keywords) {
    const topic = { category, keyword };
    if (all) next.delete(topicKey(topic));
    else next.set(topicKey(topic), topic);
  }
  return compared(saved, next);
}

/** How much of a category is ticked. */
export function categoryState(
  { draft }: Selection,
  { category, keywords }: Category,
): 'none' | 'some' | 'all' {
  const count = keywords.filter((keyword) => draft.has(topicKey({ category, keyword }))).length;
  if (count === 0) return 'none';
  return count === keywords.length ? 'all' : 'some';
}

/**
 * "Saving is possible only if a change exists", and with at least 3 topics. Who has more than the most,
 * of two selections that became one, may save fewer.
 */
export function maySave({ saved, draft, difference }: Selection): boolean {
  const most = Math.max(interestTopicsMost, saved.size - 1);
  return difference.size > 0 && draft.size >= interestTopicsLeast && draft.size <= most;
}

/** The topics that were added or removed. */
export function changed(
  { saved, draft, difference }: Selection,
  how: 'added' | 'removed',
): Topic[] {
  return [...difference].flatMap(([key, found]) => {
    const topic = draft.get(key) ?? saved.get(key);
    return found === how && topic ? [topic] : [];
  });
}

/** Keeps the ticks, with what the service has saved now. */
export function savedAs({ draft }: Selection, saved: readonly Topic[]): Selection {
  return compared(byKey(saved), draft);
}

/** The options, and saved topics that are no longer offered, in their categories. */
export function withSaved(offered: readonly Category[], saved: readonly Topic[]): Category[] {
  const categories = new Map(offered.map(({ category, keywords }) => [category, [...keywords]]));
  for (const { category, keyword } of saved) {
    const keywords = categories.get(category);
    if (!keywords) categories.set(category, [keyword]);
    else if (!keywords.includes(keyword)) keywords.push(keyword);
  }
  return [...categories].map(([category, keywords]) => ({ category, keywords }));
}

/** The facts that decide whether the selector is shown automatically. */
export type InitFacts = {
  region: Region;
  signedIn: boolean;
  /** It was already decided on this page, or a selection was saved on this device. */
  done: boolean;
  /** The service has a selection of this reader. */
  initialized: boolean;
  /** The address asks for a preview (`offlineID`). */
  offline: boolean;
};

/** "Otherwise the selector shows." */
export function mayInitInterests(facts: InitFacts): boolean {
  if (facts.done || facts.initialized || facts.offline) return false;
  return facts.signedIn || rulesOf(facts.region).guestInterests;
}
