// What time it is for the labels on the page. The server's time and UTC until the page lives in the
// browser, so that both write the same text; then the reader's own clock and zone, minute by minute.
import { atom } from 'jotai';

export type PageClock = { now: number; timeZone: string };

export const clockAtom = atom<PageClock>({ now: 0, timeZone: 'UTC' });

/** The clock that the server wrote the page by; it does not move. */
export const serverClockAtom = atom<PageClock | undefined>(undefined);

/** Sets the clock to the reader's own; called after the first screen and once a minute. */
export const tickAtom = atom(null, (_get, set) => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  set(clockAtom, { now: Date.now(), timeZone });
});
