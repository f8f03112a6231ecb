// When this device gets a network, and when it loses it.
import { isOnline } from './online';

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
