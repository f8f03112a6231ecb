// Where the next question is looked for. Protects: what the reader chose holds for the place it was
// chosen at, and an article is the scope of who has it open.
import { atom } from 'jotai';
import type { ChatScope } from '@/lib/model/chat/chunk';
import { ownReaderAtom } from '../page/reader';
import { callAtom } from '../page/service';
import { followedTopics } from '../topics/followed-topics';
import { topicChangesAtom } from '../topics/follow-topic';

export type ScopeChoice = { scope: ChatScope; topic_id?: string };

const chosenAtom = atom<{ place: string; choice: ScopeChoice } | undefined>(undefined);

/** What holds at a place: `eventId`, or '' for the list. */
export const scopeAtom = atom((get) => {
  const chosen = get(chosenAtom);
  return (place: string): ScopeChoice =>
    chosen?.place === place ? chosen.choice : { scope: place ? 'article' : 'all' };
});

export const chooseScopeAtom = atom(null, (_get, set, place: string, choice: ScopeChoice) => {
  set(chosenAtom, { place, choice });
});

export type ScopeTopic = { id: string; name: string };

/** What the topics are asked for: whose they are, and after how many changes of this page. */
const wantedAtom = atom((get) => ({
  reader: get(ownReaderAtom)?.id,
  changes: get(topicChangesAtom),
}));
type Wanted = { reader: string | undefined; changes: number };
const isSame = (one: Wanted | undefined, other: Wanted) =>
  one !== undefined && one.reader === other.reader && one.changes === other.changes;

const loadedAtom = atom<(Wanted & { topics: readonly ScopeTopic[] }) | undefined>(undefined);

/** The topics that the reader follows, as they were known last; none where they are unknown. */
export const scopeTopicsAtom = atom((get): readonly ScopeTopic[] => {
  const loaded = get(loadedAtom);
  return loaded && loaded.reader === get(wantedAtom).reader ? loaded.topics : [];
});

/** Goes up when all is forgotten: what is on its way then is of nobody. */
const forgottenAtom = atom(0);

/** Asks for all of them, anew once they were changed; a visitor has none. */
export const loadScopeTopicsAtom = atom(null, async (get, set) => {
  const wanted = get(wantedAtom);
  const forgotten = get(forgottenAtom);
  if (wanted.reader === undefined || isSame(get(loadedAtom), wanted)) return;
  const found = await followedTopics(set(callAtom)).catch(() => undefined);
  if (!found || !isSame(wanted, get(wantedAtom)) || get(forgottenAtom) !== forgotten) return;
  const topics = found.map(({ topic_id, topic_name }) => ({ id: topic_id, name: topic_name }));
  set(loadedAtom, { ...wanted, topics });
  // One that was let go of can be chosen no more, and is not gone on with unseen.
  const chosen = get(chosenAtom)?.choice.topic_id;
  if (chosen !== undefined && !topics.some(({ id }) => id === chosen)) set(chosenAtom, undefined);
});

/** Neither what was chosen nor the topics stay for the next reader. */
export const forgetScopeAtom = atom(null, (_get, set) => {
  set(chosenAtom, undefined);
  set(loadedAtom, undefined);
  set(forgottenAtom, (times) => times + 1);
});
