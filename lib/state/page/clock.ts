// The current time for the labels on the page. The server's time and UTC until hydration, so that
// both render the same text; then the reader's own clock and zone, updated every minute.
import { atom } from 'jotai';

export type PageClock = { now: number; timeZone: string };

export const clockAtom = atom<PageClock>({ now: 0, timeZone: 'UTC' });

/** The time at which the server rendered the page; it does not advance. */
export const serverClockAtom = atom<PageClock | undefined>(undefined);

/** Sets the clock to the reader's own; called after the first screen and once a minute. */
export const tickAtom = atom(null, (_get, set) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  set(clockAtom, { now: Date.now(), timeZone });
});
