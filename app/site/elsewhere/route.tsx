import { ShareDocument } from '@/components/share/share-document';
import { ShareMessage } from '@/components/share/share-message';
import { textsIn } from '@/lib/i18n';
import { deploymentTable } from '@/lib/server/process/deployment-table';
import { askedPathHeader } from '@/lib/server/gate/gate';
import { samePage, servingDeployment } from '@/lib/server/gate/region-lock';
import { countryOf } from '@/lib/server/request/country';
import { answerShare, type Rendered } from '@/lib/server/share/answer-share';
import { pageTitle } from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';
import { originOf } from '@/lib/server/request/site-origin';
import { failedPage } from '../../share/state-page';

/**
 * 451: this deployment does not serve the visitor's country; the link leads to the one that does.
 */
async function elsewherePage(asked: ShareRequest, request: Request): Promise<Rendered> {
  const { deployment, language, query } = asked;
  const site = shownSite(asked, await textsIn(language, 'share'));
  const { t, brand } = site;
  const country = countryOf(deployment, request.headers);
  const other = servingDeployment(country, deployment, deploymentTable());
  const origin = other && originOf(other, request.headers.get('host'));
  const href = origin && origin + samePage(request.headers.get(askedPathHeader), query.id);
  const title = t('elsewhereTitle');
  const text = `${t('elsewhereText', { brand })} ${t(other ? 'elsewhereOther' : 'elsewhereNone')}`;
  const page = (
    <ShareDocument
      // Calls are refused for this visitor, too, so no events are counted.
      site={{ ...site, readerOrigin: origin ?? '', trackingBlacklist: undefined }}
      head={{ title: pageTitle(title, brand), hidden: true }}
    >
      <ShareMessage
        drawing="nowhere"
        title={title}
        text={text}
        action={
          href ? { href, label: t('elsewhereAction', { site: new URL(href).host }) } : undefined
        }
      />
    </ShareDocument>
  );
  // The answer for one country is wrong for another.
  return { status: 451, page, cacheable: false };
}

export function GET(request: Request): Promise<Response> {
  const view = (asked: ShareRequest) => elsewherePage(asked, request);
  return answerShare(request, '/site/elsewhere', view, failedPage, () => true);
}
