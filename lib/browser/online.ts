// Whether this device has a network at all, as its browser says.
export const isOnline = (): boolean => navigator.onLine;
