// Two connections at one moment: what one does while the other has an uncommitted change. SQLite
// makes the second wait, Postgres answers it with the state before.
import type { Store } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { signal } from '../../signal';

/** The result of `act`, which starts after `change` was made and continues when it is committed. */
export async function beforeCommit<T>(
  [worker, web, watcher]: readonly OpenStore[],
  change: (inside: Store) => Promise<unknown>,
  act: (web: OpenStore) => Promise<T>,
): Promise<T> {
  if (!worker || !web || !watcher) throw new Error('three connections are needed');
  const [changed, asked] = [signal(), signal()];
  const changing = worker.transaction(async (inside) => {
    await change(inside);
    changed.give();
    await asked.given;
  });
  await Promise.race([changed.given, changing]);
  const ask = async () => {
    // Long enough for the other to have read the old state.
    for (let look = 0; look < 40; look += 1) await watcher.meta.get('look');
    asked.give();
  };
  const [answer] = await Promise.all([act(web), ask(), changing]);
  return answer;
}
