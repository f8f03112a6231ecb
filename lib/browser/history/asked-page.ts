// The page that the address names, when another one is shown because the device is offline.
import { offlinePath } from '@/lib/model/offline/kept-caches';
import { openAddress } from './address';
import { listPath } from './news-paths';
import { topicPath } from './further-pages';

/** The id of the topic that the address names. */
export function topicHere(): string | undefined {
  if (window.location.pathname !== topicPath) return undefined;
  return new URLSearchParams(window.location.search).get('id') ?? undefined;
}

/** Reloads the page that the address names; the offline page leads to the list. */
export function askAgain(): void {
  if (window.location.pathname === offlinePath) openAddress(listPath);
  else window.location.reload();
}
