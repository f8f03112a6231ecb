import { LinkPreview } from '@/components/share/link-preview';
import { ShareDocument } from '@/components/share/share-document';
import { Zlink } from '@/components/share/zlink';
import { textsIn } from '@/lib/i18n';
import { pickText } from '@/lib/model/text/languages';
import { appAddress, showsBrowserHint, storeOf } from '@/lib/model/wire/zlink';
import { detailOf } from '@/lib/server/pages/detail';
import { answerShare, type Rendered } from '@/lib/server/share/answer-share';
import {
  cardAddress,
  pageAddresses,
  pageTitle,
  readerAddress,
} from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';
import { failedPage } from '../state-page';

const path = '/zlink';

/** The landing page of links that open the app. It works without an event, too. */
async function landingPage(asked: ShareRequest, userAgent: string): Promise<Rendered> {
  const { query, language, call, readerOrigin, deployment } = asked;
  const id = query.id ?? '';
  const detail = id ? await detailOf(call, id) : undefined;
  const found = detail?.outcome === 'found' ? detail.event : undefined;
  const site = shownSite(asked, await textsIn(language, 'share'));
  const { t, brand } = site;
  const title = found && pickText(found.title, language);
  const tagline = t('tagline', { brand });
  const readHref = found ? readerAddress(asked, id) : readerOrigin;
  const preview = {
    type: 'website' as const,
    title: title ?? tagline,
    description: tagline,
    address: pageAddresses(asked, path, id, []).canonical,
    image: found
      ? cardAddress(asked, 'event', id, found.event_version_id)
      : cardAddress(asked, 'site'),
    imageAlt: tagline,
    siteName: brand,
    language,
  };
  const store = storeOf(userAgent);
  const page = (
    <ShareDocument
      site={site}
      head={{
        title: title ? pageTitle(title, brand) : tagline,
        description: tagline,
        hidden: true,
        children: <LinkPreview preview={preview} />,
      }}
      events={[{ name: 'enter_zlink_page', fields: { id } }]}
      openHref={readHref}
      tryApp={deployment.app && found && store ? appAddress(deployment.app, id) : undefined}
    >
      <Zlink
        site={site}
        title={title}
        hint={showsBrowserHint(query.version, { hasApp: Boolean(deployment.app), userAgent })}
        store={store}
        readHref={readHref}
      />
    </ShareDocument>
  );
  // The store depends on the visitor's system, which edge caches don't distinguish.
  return { page, cacheable: !deployment.app && detail?.outcome !== 'failed' };
}

export function GET(request: Request): Promise<Response> {
  const userAgent = request.headers.get('user-agent') ?? '';
  const view = (asked: ShareRequest) => landingPage(asked, userAgent);
  return answerShare(request, path, view, failedPage, ({ deployment }) => Boolean(deployment.app));
}
