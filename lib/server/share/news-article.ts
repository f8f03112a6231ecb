// An event for search engines: schema.org's NewsArticle, with every cited source.
import { sourceName, type Source } from '@/lib/model/feed/entry';
import { safeHref } from '@/lib/model/wire/safe-href';
import type { ShareRequest } from './share-request';

type Described = {
  event: { release_time: number; references: readonly Source[] };
  preview: { title: string; description: string; address: string; image: string; siteName: string };
  /** BCP 47. */
  tag: string;
  asked: Pick<ShareRequest, 'origin' | 'readerOrigin'>;
};

export function newsArticle({ event, preview, tag, asked }: Described): object {
  const publisher = {
    '@type': 'Organization',
    name: preview.siteName,
    url: asked.readerOrigin,
    logo: { '@type': 'ImageObject', url: `${asked.origin}/icon.svg` },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: preview.title,
    description: preview.description,
    inLanguage: tag,
    mainEntityOfPage: preview.address,
    image: [preview.image],
    ...(event.release_time > 0 && { datePublished: new Date(event.release_time).toISOString() }),
    author: publisher,
    publisher,
    isAccessibleForFree: true,
    citation: event.references.map((source) => ({
      '@type': 'CreativeWork',
      name: source.title || sourceName(source),
      url: safeHref(source.link),
      publisher: { '@type': 'Organization', name: sourceName(source) },
    })),
  };
}
