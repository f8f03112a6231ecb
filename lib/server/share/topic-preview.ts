// The metadata of a topic's reader page, for link previews and search engines. Protects: where a
// topic is on two hosts, both name the same canonical address, and both are unlisted together.
import type { Metadata } from 'next';
import type { Topic } from '@/lib/contract';
import { openGraphLocales, toTag } from '@/lib/model/text/languages';
import { previewImages, type PreviewSite } from './article-preview';
import { feedLinks } from './feed-links';
import { cardAddress, openTopicAddress, sharedTopicAddress } from './share-links';

type Described = Pick<Topic, 'topic_id' | 'topic_name' | 'description' | 'update_time'>;

/**
 * Title, description, Open Graph, the additional tags that X reads, the feeds, and the canonical
 * address. `listed`: search engines may show it.
 */
export function topicMetadata(
  { topic_id: id, topic_name: title, description, update_time }: Described,
  { shareOrigin, ...site }: PreviewSite,
  listed: boolean,
): Metadata {
  const { language, origin, deployment } = site;
  const own = { ...site, readerOrigin: origin };
  const address = shareOrigin ? sharedTopicAddress(shareOrigin, id) : openTopicAddress(own, id);
  const images = previewImages(cardAddress(own, 'topic', id, String(update_time)), title);
  return {
    title,
    description,
    alternates: { canonical: address, ...feedLinks(site, { topic: id }).alternates },
    openGraph: {
      type: 'website',
      title,
      description,
      // A previewer comes back to this address without any preferred language.
      url: `${address}&language=${toTag(language)}`,
      siteName: deployment.brand[language],
      locale: openGraphLocales[language],
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(!listed && { robots: { index: false } }),
  };
}
