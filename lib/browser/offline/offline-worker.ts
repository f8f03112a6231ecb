// The page's side of the offline worker: registers it, tells it when the reader changes, and
// listens to it.
import { outboxTag, workerPath } from '@/lib/model/offline/kept-caches';

const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Whether this browser can store pages: most do, over a secure connection. */
export const keepsPages = (): boolean => container() !== undefined && 'caches' in window;

/**
 * Registers this site's worker, or checks for a newer one. Returns whether there is one: without it
 * nothing can be read offline, and the site works as before.
 */
export async function registerWorker(): Promise<boolean> {
  const registration = await container()
    ?.register(workerPath, { scope: '/m/', updateViaCache: 'none' })
    .catch(() => undefined);
  return registration !== undefined;
}

/**
 * Has the offline pages fetched again, since they belong to the current reader. False while the
 * worker is still being installed: it has requested its pages already, and receives no messages
 * before it is active.
 */
export async function keepPagesAnew(): Promise<boolean> {
  const registration = await container()?.getRegistration('/m/');
  registration?.active?.postMessage('keep');
  return registration?.active != null;
}

/** Runs once the worker is active, which takes minutes on a slow network. */
export function onWorkerThere(run: () => void): void {
  void container()?.ready.then(run);
}

/**
 * Runs when the browser has woken the worker because the network is back; returns a function that
 * stops it.
 */
export function onSendAsked(run: () => void): () => void {
  const worker = container();
  const listener = ({ data }: MessageEvent) => {
    if (data === 'send') run();
  };
  worker?.addEventListener('message', listener);
  return () => worker?.removeEventListener('message', listener);
}

/** Not in the DOM's types yet: some browsers wake the worker once the network is back. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks to be woken when the network is back, in browsers that support it. */
export async function wakeWhenOnline(): Promise<void> {
  const registration: WithSync | undefined = await container()?.getRegistration('/m/');
  await registration?.sync?.register(outboxTag).catch(() => undefined);
}
