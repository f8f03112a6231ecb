import { LinkPreview } from '@/components/share/link-preview';
import { ShareAnswer } from '@/components/share/share-answer';
import { ShareDocument } from '@/components/share/share-document';
import { textsIn } from '@/lib/i18n';
import { plainSentence } from '@/lib/model/markdown/citations';
import { pickText, toLanguage, toTag } from '@/lib/model/text/languages';
import { answerShare, type Rendered } from '@/lib/server/share/answer-share';
import { publishedAnswerOf } from '@/lib/server/share/published-answer';
import {
  articleAddress,
  cardAddress,
  openAddress,
  pageAddresses,
  pageTitle,
} from '@/lib/server/share/share-links';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { shownSite } from '@/lib/server/share/share-site';
import { failedPage, goneAnswer } from '../state-page';

const path = '/answer';
/** How much of an answer a search page or a link preview shows. */
const descriptionChars = 200;

/** An assistant's answer that its reader shared. */
async function answerPage(asked: ShareRequest): Promise<Rendered> {
  const { language, deployment, readerOrigin } = asked;
  const found = await publishedAnswerOf(asked);
  if (found.outcome === 'failed') return failedPage(asked);
  if (found.outcome === 'gone') return goneAnswer(asked);
  const { answer, event } = found;
  const site = shownSite(asked, await textsIn(language, 'share'));
  const { t, brand } = site;
  const openHref = event ? openAddress(asked, event.id) : readerOrigin;
  const preview = {
    type: 'article' as const,
    title: answer.question,
    description: plainSentence(answer.answer).slice(0, descriptionChars),
    address: pageAddresses(asked, path, answer.id, []).canonical,
    image: cardAddress(asked, 'answer', answer.id),
    imageAlt: t('cardAlt', { title: answer.question, brand }),
    siteName: brand,
    language,
    published: answer.asked_at,
  };
  const beside = event && {
    href: articleAddress(asked, event.id),
    title: pickText(event.title, language),
    sources: t('sourceCount', { count: event.sources.length }),
  };
  const page = (
    <ShareDocument
      site={site}
      head={{
        title: pageTitle(answer.question, brand),
        description: preview.description,
        canonical: preview.address,
        // One reader's question is only for people with the link.
        hidden: true,
        children: <LinkPreview preview={preview} />,
      }}
      openHref={openHref}
      openAsks={deployment.app !== undefined}
    >
      <ShareAnswer
        site={site}
        question={answer.question}
        answer={answer.answer}
        answerTag={toTag(toLanguage(answer.language, language))}
        references={answer.references}
        askedAt={answer.asked_at}
        event={beside}
        openHref={openHref}
      />
    </ShareDocument>
  );
  return { page };
}

export function GET(request: Request): Promise<Response> {
  return answerShare(request, path, answerPage, failedPage);
}
