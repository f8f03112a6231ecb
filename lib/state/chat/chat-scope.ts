// Where the next question searches. Protects: the reader's choice applies to the place it was made
// at, and an open article is the default scope.
import { atom } from 'jotai';
import type { ChatScope } from '@/lib/model/chat/chunk';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { chatClockAtom } from './chat-clock';
import { followedTopics } from '../topics/followed-topics';
import { topicChangesAtom } from '../topics/follow-topic';

export type ScopeChoice = { scope: ChatScope; topic_id?: string };

/** `at`: when it was chosen, milliseconds since 1970. */
const chosenAtom = atom<{ place: string; choice: ScopeChoice; at: number } | undefined>(undefined);

/** The scope at a place: an `eventId`, or '' for the list. */
export const scopeAtom = atom((get) => {
  const chosen = get(chosenAtom);
  return (place: string): ScopeChoice =>
    chosen?.place === place ? chosen.choice : { scope: place ? 'article' : 'all' };
});

/** What was chosen at a place since a time: what is asked again from there is meant for it, too. */
export const scopeSinceAtom = atom((get) => {
  const chosen = get(chosenAtom);
  return (place: string, time: number): ScopeChoice | undefined =>
    chosen?.place === place && chosen.at >= time ? chosen.choice : undefined;
});

export const chooseScopeAtom = atom(null, (get, set, place: string, choice: ScopeChoice) => {
  set(chosenAtom, { place, choice, at: get(chatClockAtom).clock.now() });
});

export type ScopeTopic = { id: string; name: string };

/** What determines the topics: the reader, and the number of changes on this page. */
const wantedAtom = atom((get) => ({
  reader: get(ownReaderAtom)?.id,
  changes: get(topicChangesAtom),
}));
type Wanted = { reader: string | undefined; changes: number };
const isSame = (one: Wanted | undefined, other: Wanted) =>
  one !== undefined && one.reader === other.reader && one.changes === other.changes;

const loadedAtom = atom<(Wanted & { topics: readonly ScopeTopic[] }) | undefined>(undefined);

/** The last known topics that the reader follows; none where they are unknown. */
export const scopeTopicsAtom = atom((get): readonly ScopeTopic[] => {
  const loaded = get(loadedAtom);
  return loaded && loaded.reader === get(wantedAtom).reader ? loaded.topics : [];
});

/** Incremented when everything is forgotten: answers still in flight then belong to nobody. */
const forgottenAtom = atom(0);

/** Loads all of them, again after a change; a guest has none. */
export const loadScopeTopicsAtom = atom(null, async (get, set) => {
  const wanted = get(wantedAtom);
  const forgotten = get(forgottenAtom);
  if (wanted.reader === undefined || isSame(get(loadedAtom), wanted)) return;
  const found = await followedTopics(set(callAtom)).catch(() => undefined);
  if (!found || !isSame(wanted, get(wantedAtom)) || get(forgottenAtom) !== forgotten) return;
  const topics = found.map(({ topic_id, topic_name }) => ({ id: topic_id, name: topic_name }));
  set(loadedAtom, { ...wanted, topics });
  // A topic that was unfollowed can no longer be chosen, and must not stay the hidden scope.
  const chosen = get(chosenAtom)?.choice.topic_id;
  if (chosen !== undefined && !topics.some(({ id }) => id === chosen)) set(chosenAtom, undefined);
});

/** Neither the choice nor the topics stay for the next reader. */
export const forgetScopeAtom = atom(null, (_get, set) => {
  set(chosenAtom, undefined);
  set(loadedAtom, undefined);
  set(forgottenAtom, (times) => times + 1);
});
