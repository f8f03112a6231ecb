// How a page tells programs that read feeds where its own are.
import type { Metadata } from 'next';
import type { ShareRequest } from './share-request';
import { feedAddress, feedTypes, type FeedQuery } from './share-links';

/** Of a page's metadata; nothing where the news is for readers who signed in. */
export function feedLinks(
  site: Pick<ShareRequest, 'origin' | 'language' | 'deployment'>,
  asked: FeedQuery,
): Pick<Metadata, 'alternates'> {
  if (site.deployment.signInToRead) return {};
  return {
    alternates: {
      types: {
        [feedTypes.atom]: feedAddress(site, 'atom', asked),
        [feedTypes.json]: feedAddress(site, 'json', asked),
      },
    },
  };
}
