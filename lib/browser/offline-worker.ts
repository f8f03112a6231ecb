// The page's side of the offline worker: it is registered, told when the reader changes, and heard.
import { outboxTag, workerPath } from '@/lib/model/offline/kept-caches';

const container = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/** Whether this browser can keep pages: most do, over a safe connection. */
export const keepsPages = (): boolean => container() !== undefined && 'caches' in window;

/**
 * Registers the worker of this site, or asks for a newer one. Answers whether there is one: without,
 * nothing is read without network, and the site works as before.
 */
export async function registerWorker(): Promise<boolean> {
  const registration = await container()
    ?.register(workerPath, { scope: '/m/', updateViaCache: 'none' })
    .catch(() => undefined);
  return registration !== undefined;
}

/**
 * Has the pages fetched anew that open without network: they are those of who reads now. False where the
 * worker is still on its way: it has asked for its pages already, and hears nothing before it is there.
 */
export async function keepPagesAnew(): Promise<boolean> {
  const registration = await container()?.getRegistration('/m/');
  registration?.active?.postMessage('keep');
  return registration?.active != null;
}

/** Runs once the worker is there, which on a slow network takes minutes. */
export function onWorkerThere(run: () => void): void {
  void container()?.ready.then(run);
}

/** Runs when the browser has woken the worker because there is network again; the answer takes it back. */
export function onSendAsked(run: () => void): () => void {
  const worker = container();
  const listener = ({ data }: MessageEvent) => {
    if (data === 'send') run();
  };
  worker?.addEventListener('message', listener);
  return () => worker?.removeEventListener('message', listener);
}

/** Not yet in the types of the DOM: some browsers wake the worker once there is network again. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks to be woken when there is network again, where browsers do that. */
export async function wakeWhenOnline(): Promise<void> {
  const registration: WithSync | undefined = await container()?.getRegistration('/m/');
  await registration?.sync?.register(outboxTag).catch(() => undefined);
}
