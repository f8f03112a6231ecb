// A page whose program was replaced on the server: a part that it asks for is gone. Protects: it is
// loaded anew for a new build, once for each, and never in a loop.
import { workerPath } from '@/lib/model/offline/kept-caches';
import { reloadedForKey } from '@/lib/model/offline/storage-keys';
import { readStored, writeStored } from './storage';

/** Loads the page anew where the site has a newer build than `build`; false where it has not. */
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
  // What is not remembered would be done again and again.
  if (readStored(reloadedForKey, 'sessionStorage') !== served) return false;
  reload();
  return true;
}
