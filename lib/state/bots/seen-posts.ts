// Which posts a reader saw. Protects: the service is told of each once, and only when the posts are
// left; what could not be delivered is queued like a mark, for the reader who saw it only.
import { atom } from 'jotai';
import { keepUnsent } from '@/lib/browser/offline/outbox';
import { bodyMaxItems } from '@/lib/model/limits/service';
import { actingAtom } from '../page/reader';

type Seen = {
  /** Who saw them; '' is a guest. */
  owner: string;
  known: ReadonlySet<string>;
  /** In the order in which they were seen. */
  untold: readonly string[];
};

const noneOf = (owner: string): Seen => ({ owner, known: new Set<string>(), untold: [] });

const seenAtom = atom(noneOf(''));

/** How many this reader has seen since the page was loaded. */
export const seenCountAtom = atom((get) => get(seenAtom).known.size);

/** Records that a post was seen. */
export const seePostAtom = atom(null, (get, set, postId: string): void => {
  const owner = get(actingAtom);
  if (get(seenAtom).owner !== owner) {
    void set(tellSeenAtom);
    set(seenAtom, noneOf(owner));
  }
  const { known, untold } = get(seenAtom);
  if (known.has(postId)) return;
  set(seenAtom, { owner, known: new Set(known).add(postId), untold: [...untold, postId] });
});

/** Reports the posts that the service does not know of yet; makes no call if there are none. */
export const tellSeenAtom = atom(null, async (get, set): Promise<void> => {
  const { owner, untold } = get(seenAtom);
  if (untold.length === 0) return;
  set(seenAtom, { ...get(seenAtom), untold: [] });
  const unsent = [];
  for (let from = 0; from < untold.length; from += bodyMaxItems) {
    const displayed_post_ids = untold.slice(from, from + bodyMaxItems);
    // Different posts make a different queue entry: none replaces one that is waiting.
    const id = displayed_post_ids.join(' ');
    // The shortest list possible: this call accepts the ids, and its result is ignored.
    const call = { call: 'ListPosts', input: { limit: 1, displayed_post_ids } } as const;
    unsent.push(keepUnsent({ owner, id, ...call, before: {}, after: {} }));
  }
  if (owner !== get(actingAtom)) return;
  const sending = await import('../unsent/send-mark').catch(() => undefined);
  if (sending) for (const entry of unsent) await set(sending.sendMarkAtom, entry);
});
