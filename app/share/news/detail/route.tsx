import { LinkPreview, StructuredData } from '@/components/share/link-preview';
import { ShortArticleRule } from '@/components/share/open-block';
import { CoverRule, ShareArticle, shortFromPx } from '@/components/share/share-article';
import { ShareDocument } from '@/components/share/share-document';
import { textsIn } from '@/lib/i18n';
import { briefWords } from '@/lib/model/article/brief-words';
import { pickText, toTag } from '@/lib/model/text/languages';
import { answerShare, type Rendered } from '@/lib/server/share/answer-share';
import { detailOf } from '@/lib/server/pages/detail';
import { newsArticle } from '@/lib/server/share/news-article';
import {
  cardAddress,
  languagesOf,
  openAddress,
  pageAddresses,
  pageTitle,
} from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';
import { failedPage, goneArticle, missingArticle } from '../../state-page';

const path = '/news/detail';

/** The shared event: the whole article, its sources, and links to the app. */
async function articlePage(asked: ShareRequest): Promise<Rendered> {
  const { query, language, deployment, call, keptOrigin } = asked;
  if (!query.id) return missingArticle(asked);
  const detail = await detailOf(call, query.id);
  if (detail.outcome === 'failed') return failedPage(asked);
  if (detail.outcome === 'gone') return goneArticle(asked);
  const { event } = detail;
  if (event.id !== query.id) {
    // It was merged into another event: each happening has one address.
    const moved = new URLSearchParams(Object.entries(query));
    moved.set('id', event.id);
    if (asked.named) moved.set('language', toTag(language));
    return { movedTo: `${path}?${moved}` };
  }
  const site = shownSite(asked, await textsIn(language, 'share'));
  const spoken = languagesOf(event.title);
  const title = pickText(event.title, language);
  const description = briefWords(pickText(event.brief, language));
  const addresses = pageAddresses({ ...asked, origin: keptOrigin }, path, event.id, spoken);
  const image = cardAddress(asked, 'event', event.id, event.event_version_id);
  const openHref = openAddress(asked, event.id);
  const preview = {
    type: 'article' as const,
    title,
    description,
    address: addresses.canonical,
    image,
    imageAlt: site.t('cardAlt', { title, brand: site.brand }),
    siteName: site.brand,
    language,
    others: spoken.filter((other) => other !== language),
    published: event.release_time,
  };
  const page = (
    <ShareDocument
      site={site}
      head={{
        title: pageTitle(title, site.brand),
        description,
        ...addresses,
        children: (
          <>
            <LinkPreview preview={preview} />
            <ShortArticleRule fromPx={shortFromPx(event, language)} />
            <CoverRule event={event} />
          </>
        ),
      }}
      events={[
        { name: 'enter_news_detail', fields: { id: event.id, isShare: true } },
        { name: 'news_detail_load', fields: { id: event.id } },
      ]}
      openHref={openHref}
      openAsks={deployment.app !== undefined}
    >
      <ShareArticle
        site={site}
        event={event}
        coverHost={deployment.coverHost}
        hideCitations={query.outside_share !== undefined}
        openHref={openHref}
      />
      {/* After the article: data for machines only must not delay the first paint. */}
      <StructuredData data={newsArticle({ event, preview, tag: site.tag, asked })} />
    </ShareDocument>
  );
  return { page };
}

export function GET(request: Request): Promise<Response> {
  return answerShare(request, path, articlePage, failedPage);
}
