import { LinkPreview } from '@/components/share/link-preview';
import { ShareDocument } from '@/components/share/share-document';
import { ShareTopic } from '@/components/share/share-topic';
import { textsIn } from '@/lib/i18n';
import { answerShare, type Rendered } from '@/lib/server/share/answer-share';
import {
  articleAddress,
  cardAddress,
  feedAddress,
  feedTypes,
  languagesOf,
  openTopicAddress,
  pageAddresses,
  pageTitle,
} from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';
import { isIndexed, topicOf } from '@/lib/server/pages/topics';
import { environment } from '@/lib/server/process/env';
import { failedPage, missingTopic } from '../state-page';

const path = '/track';

/** The shared topic page: the topic, its newest events, and links to the app. */
async function topicPage(asked: ShareRequest): Promise<Rendered> {
  const { query, language, call } = asked;
  const start = await topicOf(call, query.id ?? '');
  if (!start) return failedPage(asked);
  const { topic, page } = start;
  if (!topic) return missingTopic(asked);
  const site = shownSite(asked, await textsIn(language, 'share'));
  const { topic_id: id, topic_name: title, description } = topic;
  // One page for each language in which its events exist.
  const spoken = languagesOf(page.items.flatMap((item) => item.title));
  const addresses = pageAddresses(asked, path, id, spoken);
  const openHref = openTopicAddress(asked, id);
  const preview = {
    type: 'website' as const,
    title,
    description,
    address: addresses.canonical,
    image: cardAddress(asked, 'topic', id, String(topic.update_time)),
    imageAlt: site.t('cardAlt', { title, brand: site.brand }),
    siteName: site.brand,
    language,
    others: spoken.filter((other) => other !== language),
  };
  return {
    page: (
      <ShareDocument
        site={site}
        head={{
          title: pageTitle(title, site.brand),
          description,
          ...addresses,
          // Until enough readers follow it, a reader's own topic is only for people with the link.
          hidden: !isIndexed(topic, environment().TOPIC_INDEX_FOLLOWERS),
          children: (
            <>
              {(['atom', 'json'] as const).map((form) => (
                <link
                  key={form}
                  rel="alternate"
                  type={feedTypes[form]}
                  href={feedAddress(asked, form, { topic: id })}
                />
              ))}
              <LinkPreview preview={preview} />
            </>
          ),
        }}
        events={[
          { name: 'enter_track_page', fields: { id } },
          { name: 'track_meta_load', fields: { id } },
        ]}
        openHref={openHref}
      >
        <ShareTopic
          site={site}
          topic={topic}
          items={page.items}
          hrefOf={(event) => articleAddress(asked, event)}
          openHref={openHref}
        />
      </ShareDocument>
    ),
  };
}

export function GET(request: Request): Promise<Response> {
  return answerShare(request, path, topicPage, failedPage);
}
