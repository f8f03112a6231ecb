// The reader's changes to events, as an overlay `id → patch` over every list or article that shows
// them.
import { atom } from 'jotai';
import type { MarkPatch } from '@/lib/model/offline/outbox';

export type EventPatch = MarkPatch;

export const overlayAtom = atom<Readonly<Record<string, EventPatch>>>({});

/** Overrides fields of an event. */
export const patchAtom = atom(null, (get, set, id: string, patch: EventPatch) => {
  const overlay = get(overlayAtom);
  set(overlayAtom, { ...overlay, [id]: { ...overlay[id], ...patch } });
});
