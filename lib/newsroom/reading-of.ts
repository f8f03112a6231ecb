// How a call reads lists: in its language, and with what its reader can read first if they want it.
import type { Context } from './context';
import type { Reading } from './store/contract/store';
import { readableLiftMs } from './store/events/reading';

/** A site without news of these days, whose feeds are not polled, say, has no order of days. */
export async function readingOf(
  { store, call, now }: Pick<Context, 'store' | 'call' | 'now'>,
  news_language: 'own' | 'all',
): Promise<Reading> {
  const first = news_language === 'own';
  const quiet = first && !(await store.events.hasSince(now - readableLiftMs));
  return { lang: call.language, first, quiet };
}
