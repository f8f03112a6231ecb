// What the list does to the articles that are kept. Their program is no part of its first load: it
// comes with the first of them, and where it does not come, nothing is kept.
import { atom } from 'jotai';
import type { MarkPatch } from '@/lib/model/offline/outbox';

const kept = () => import('./cached-details').catch(() => undefined);

/** What the reader did to an article holds for what is kept of it too. */
export const patchKeptAtom = atom(null, async (_get, set, id: string, patch: MarkPatch) => {
  const program = await kept();
  if (program) await set(program.patchCachedAtom, id, patch);
});

/** Removes what is expired; once, when the page has nothing else to do. */
export const sweepKeptAtom = atom(null, async (_get, set) => {
  const program = await kept();
  if (program) await set(program.sweepDetailsAtom);
});
