// Whether this device has a network at all, as its browser says.
/** True says only that there is a network, not that the site can be reached. */
export const isOnline = (): boolean => navigator.onLine;
