// Whether this device has a network at all, according to its browser.
/** True says only that there is a network, not that the site is reachable. */
export const isOnline = (): boolean => navigator.onLine;
