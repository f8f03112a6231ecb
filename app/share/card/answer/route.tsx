import { Card } from '@/components/share/card';
import { textsIn } from '@/lib/i18n';
import { drawable } from '@/lib/model/feed/card-text';
import { sourceName } from '@/lib/model/feed/entry';
import { toTag } from '@/lib/model/text/languages';
import { answerCardBrowserSeconds, cardLineChars, cardTitleChars } from '@/lib/model/limits/share';
import { answerCard, CardNotNow } from '@/lib/server/share/answer-card';
import { publishedAnswerOf } from '@/lib/server/share/published-answer';
import type { ShareRequest } from '@/lib/server/share/share-request';

/** The image of a question, and whom its answer cites. */
async function sharedAnswerCard(asked: ShareRequest) {
  const { language, deployment } = asked;
  const found = await publishedAnswerOf(asked);
  if (found.outcome === 'failed') throw new CardNotNow();
  if (found.outcome === 'gone') return undefined;
  const { question, references } = found.answer;
  const brand = deployment.brand[language];
  const t = await textsIn(language, 'share');
  const text = {
    brand,
    label: drawable(t('answerTitle', { brand }), cardLineChars),
    title: drawable(question, cardTitleChars),
    line: drawable(references.map(sourceName).join(', '), cardLineChars),
    tag: toTag(language),
  };
  return <Card text={text} />;
}

export function GET(request: Request): Promise<Response> {
  return answerCard(request, '/card/answer', sharedAnswerCard, answerCardBrowserSeconds);
}
