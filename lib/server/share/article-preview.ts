// The metadata of an article's reader page, for link previews and search engines. Protects: where
// an article is on two hosts, both name the same canonical address.
import type { Metadata } from 'next';
import type { NewsEvent } from '@/lib/contract';
import { briefWords } from '@/lib/model/article/brief-words';
import type { Source } from '@/lib/model/feed/entry';
import { cardHeightPx, cardWidthPx } from '@/lib/model/limits/share';
import { openGraphLocales, pickText, toTag } from '@/lib/model/text/languages';
import { newsArticle } from './news-article';
import { cardAddress, readerAddress, sharedAddress } from './share-links';
import type { ShareRequest } from './share-request';

export type PreviewSite = Pick<ShareRequest, 'deployment' | 'language' | 'origin'> & {
  /** The origin of the public page of the same thing; absent where this is the only one. */
  shareOrigin?: string;
};
type Described = Pick<NewsEvent, 'id' | 'event_version_id' | 'title' | 'brief' | 'release_time'> & {
  references: readonly Source[];
};

function previewOf(event: Described, { shareOrigin, ...site }: PreviewSite) {
  const { language, origin, deployment } = site;
  const own = { ...site, readerOrigin: origin };
  return {
    title: pickText(event.title, language),
    description: briefWords(pickText(event.brief, language)),
    address: shareOrigin ? sharedAddress(shareOrigin, event.id) : readerAddress(own, event.id),
    image: cardAddress(own, 'event', event.id, event.event_version_id),
    siteName: deployment.brand[language],
  };
}

/** The picture of a link preview. */
export const previewImages = (url: string, alt: string) => [
  { url, width: cardWidthPx, height: cardHeightPx, type: 'image/png', alt },
];

/** Title, description, Open Graph, the additional tags that X reads, and the canonical address. */
export function articleMetadata(event: Described, site: PreviewSite): Metadata {
  const { title, description, address, image, siteName } = previewOf(event, site);
  const images = previewImages(image, title);
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'article',
      title,
      description,
      // A previewer comes back to this address without any preferred language.
      url: `${address}&language=${toTag(site.language)}`,
      siteName,
      locale: openGraphLocales[site.language],
      images,
      ...(event.release_time > 0 && {
        publishedTime: new Date(event.release_time).toISOString(),
      }),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/** schema.org's NewsArticle. */
export function articleData(event: Described, site: PreviewSite): object {
  const { origin, language } = site;
  const asked = { origin, readerOrigin: origin };
  return newsArticle({ event, preview: previewOf(event, site), tag: toTag(language), asked });
}
