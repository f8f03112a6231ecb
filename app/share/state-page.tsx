import { ShareDocument } from '@/components/share/share-document';
import { ShareMessage } from '@/components/share/share-message';
import { textsIn } from '@/lib/i18n';
import type { Rendered } from '@/lib/server/share/answer-share';
import { pageTitle } from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';

type State = {
  status: number;
  drawing: 'nowhere' | 'broken' | 'empty';
  /** Keys of the `share` messages. */
  title: string;
  text: string;
  action: string;
  cacheable?: boolean;
};

/** A share page whose subject is missing: it says why, and links to the news. */
async function statePage(asked: ShareRequest, state: State): Promise<Rendered> {
  const t = await textsIn(asked.language, 'share');
  const site = shownSite(asked, t);
  const title = t(state.title);
  const { status, cacheable, drawing } = state;
  const page = (
    <ShareDocument site={site} head={{ title: pageTitle(title, site.brand), hidden: true }}>
      <ShareMessage
        drawing={drawing}
        title={title}
        text={t(state.text)}
        action={{ href: site.readerOrigin, label: t(state.action) }}
      />
    </ShareDocument>
  );
  return { status, cacheable, page };
}

/** "This article is no longer available." */
export const goneArticle = (asked: ShareRequest) =>
  statePage(asked, {
    status: 410,
    drawing: 'nowhere',
    title: 'takenDown',
    text: 'takenDownText',
    action: 'takenDownAction',
  });

/** The address has no valid id. */
export const missingArticle = (asked: ShareRequest) =>
  statePage(asked, {
    status: 404,
    drawing: 'nowhere',
    title: 'missingTitle',
    text: 'missingText',
    action: 'brokenAction',
  });

/** No such topic exists. */
export const missingTopic = (asked: ShareRequest) =>
  statePage(asked, {
    status: 404,
    drawing: 'nowhere',
    title: 'topicMissingTitle',
    text: 'topicMissingText',
    action: 'brokenAction',
  });

/** An answer that is not, or no longer, public. */
export const goneAnswer = (asked: ShareRequest) =>
  statePage(asked, {
    status: 410,
    drawing: 'nowhere',
    title: 'answerGone',
    text: 'answerGoneText',
    action: 'brokenAction',
  });

/** The news service does not answer; never cached. */
export const failedPage = (asked: ShareRequest) =>
  statePage(asked, {
    status: 503,
    drawing: 'broken',
    title: 'brokenTitle',
    text: 'brokenText',
    action: 'brokenAction',
    cacheable: false,
  });
