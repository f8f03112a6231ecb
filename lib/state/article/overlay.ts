// What the reader did to an event, as an overlay `id → patch` over whatever list or article shows it.
import { atom } from 'jotai';
import type { MarkPatch } from '@/lib/model/offline/outbox';

export type EventPatch = MarkPatch;

export const overlayAtom = atom<Readonly<Record<string, EventPatch>>>({});

/** Lays fields over an event. */
export const patchAtom = atom(null, (get, set, id: string, patch: EventPatch) => {
  const overlay = get(overlayAtom);
  set(overlayAtom, { ...overlay, [id]: { ...overlay[id], ...patch } });
});
