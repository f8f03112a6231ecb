// What a test file kept for its call chains is put away before the next one. Jest's runner makes such
// a storage for every file and never gives it up, and each of them would be copied to every promise of
// all files that this process still runs.
import { AsyncLocalStorage } from 'node:async_hooks';

type Storage = AsyncLocalStorage<unknown>;

/** The class is that of the process, which all files share; this one is loaded anew for each. */
const shared: typeof AsyncLocalStorage & { used?: Set<Storage> } = AsyncLocalStorage;

function remember(): Set<Storage> {
  const used = new Set<Storage>();
  const { run } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function (this: Storage, ...input: unknown[]) {
    used.add(this);
    return Reflect.apply(run, this, input);
  };
  return used;
}

shared.used ??= remember();
for (const storage of shared.used) storage.disable();
shared.used.clear();
