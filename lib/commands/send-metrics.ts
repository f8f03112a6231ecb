// Sends the ingest worker's metrics to its parent process, which answers `/metrics`.
import type { ListedFeed } from '@/lib/newsroom/ingest/feed-list';
import { readState } from '@/lib/newsroom/state-meters';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { measureProcess, ownMetrics } from '@/lib/server/process/metrics';
import { secondMs } from '@/lib/model/time';

const everyMs = 10 * secondMs;

/**
 * Sends periodically until `signal` fires; does nothing without a channel. If the store fails, the
 * next round retries.
 */
export function sendMetrics(
  store: Pick<Store, 'feeds' | 'jobs' | 'pages'>,
  current: () => Promise<readonly ListedFeed[]>,
  signal: AbortSignal,
): void {
  measureProcess('worker');
  const send = async () => {
    await readState(store, await current());
    if (process.connected) process.send?.({ metrics: await ownMetrics() }, () => undefined);
  };
  const sendQuietly = () => void send().catch(() => undefined);
  sendQuietly();
  const timer = setInterval(sendQuietly, everyMs);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
