// The links by which feed readers discover a page's feeds.
import type { Metadata } from 'next';
import type { ShareRequest } from './share-request';
import { feedAddress, feedTypes, type FeedQuery } from './share-links';

/** A page's metadata; nothing where reading the news needs a sign-in. */
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
