// When this device goes online or offline.
import { isOnline } from './online';

/** Runs on each change; returns a function that stops it. */
export function onConnection(run: (online: boolean) => void): () => void {
  const listener = () => run(isOnline());
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
