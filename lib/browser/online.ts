// Whether this device has a network at all, as its browser says.

export const isOnline = (): boolean => navigator.onLine;

/** Runs whenever that changes; the answer takes it back. */
export function onConnection(run: (online: boolean) => void): () => void {
  const listener = () => run(isOnline());
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
