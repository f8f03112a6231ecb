// Disables the async storages of a test file before the next one. Jest's runner creates such a
// storage for every file and never frees it, and each would be copied to every promise of all files
// that this process runs later.
import { AsyncLocalStorage } from 'node:async_hooks';

type Storage = AsyncLocalStorage<unknown>;

/**
 * The class belongs to the process and is shared by all files; this module is loaded again for
 * each.
 */
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
