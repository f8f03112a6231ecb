// The news service inside this process. It is imported only when first needed: neither a build nor
// a process with a remote service ever loads a database driver.
import type { Newsroom } from '@/lib/newsroom';
import { environment } from './env';
import { log } from './log';
import { newsroomSettings } from './newsroom-settings';
import { processState } from './process-state';

async function open(): Promise<Newsroom> {
  const { openNewsroom } = await import('@/lib/newsroom');
  return openNewsroom({
    ...newsroomSettings(environment()),
    log: log().child({ part: 'newsroom' }),
  });
}

/** The one newsroom of this process. Rejects when its database is unusable; the next call tries again. */
export function embeddedNewsroom(): Promise<Newsroom> {
  const state = processState();
  state.newsroom ??= open().catch((error: unknown) => {
    state.newsroom = undefined;
    throw error;
  });
  return state.newsroom;
}
