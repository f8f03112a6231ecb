// The page that the address names, where another one stands for it because there is no network.
import { offlinePath } from '@/lib/model/offline/kept-caches';
import { openAddress } from './address';
import { listPath } from './news-paths';
import { topicPath } from './further-pages';

/** The id of the topic that the address names. */
export function topicHere(): string | undefined {
  if (window.location.pathname !== topicPath) return undefined;
  return new URLSearchParams(window.location.search).get('id') ?? undefined;
}

/** Asks for the page that the address names once more; for the list from the page for no network. */
export function askAgain(): void {
  if (window.location.pathname === offlinePath) openAddress(listPath);
  else window.location.reload();
}
