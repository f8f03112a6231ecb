// Where the next question is looked for. Protects: what the reader chose holds for the place it was
// chosen at, and an article is the scope of who has it open.
import { atom } from 'jotai';
import type { ChatScope } from '@/lib/model/chat/chunk';
import { callAtom } from '../page/service';

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

/** The topics that the reader follows; none where they are unknown. */
export const scopeTopicsAtom = atom<readonly ScopeTopic[]>([]);

/** Asks for them once; a visitor has none. */
export const loadScopeTopicsAtom = atom(null, async (get, set) => {
  if (get(scopeTopicsAtom).length > 0) return;
  const call = set(callAtom);
  const answer = await call('ListFollowedTopics', {}, { quiet: true }).catch(() => undefined);
  const topics = answer?.topic_list ?? [];
  set(
    scopeTopicsAtom,
    topics.map(({ topic_id, topic_name }) => ({ id: topic_id, name: topic_name })),
  );
});

/** Neither what was chosen nor the topics stay for the next reader. */
export const forgetScopeAtom = atom(null, (_get, set) => {
  set(chosenAtom, undefined);
  set(scopeTopicsAtom, []);
});
