// A page whose code was replaced on the server: a chunk that it requests is gone. Protects: it is
// reloaded for a new build, once for each, and never in a loop.
import { workerPath } from '@/lib/model/offline/kept-caches';
import { reloadedForKey } from '@/lib/model/offline/storage-keys';
import { readStored, writeStored } from '../storage/storage';

/** Reloads the page if the site has a newer build than `build`; false if not. */
export async function reloadForNewBuild(
  build: string,
  reload = () => window.location.reload(),
): Promise<boolean> {
  const answer = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  const served = answer?.headers.get('x-build');
  if (!served || served === build) return false;
  if (readStored(reloadedForKey, 'sessionStorage') === served) return false;
  writeStored(reloadedForKey, served, 'sessionStorage');
  // If this cannot be remembered, it would loop.
  if (readStored(reloadedForKey, 'sessionStorage') !== served) return false;
  reload();
  return true;
}
