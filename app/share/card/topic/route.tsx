import { Card } from '@/components/share/card';
import { textsIn } from '@/lib/i18n';
import { drawable } from '@/lib/model/feed/card-text';
import { pickText, toTag } from '@/lib/model/text/languages';
import { cardLineChars, cardTitleChars } from '@/lib/model/limits/share';
import { answerCard, CardNotNow } from '@/lib/server/share/answer-card';
import type { ShareRequest } from '@/lib/server/share/share-request';
import { topicOf } from '@/lib/server/pages/topics';

/** The image of a topic: its name, and its latest event. */
async function topicCard({ query, language, call, deployment }: ShareRequest) {
  const start = await topicOf(call, query.id ?? '');
  if (!start) throw new CardNotNow();
  if (!start.topic) return undefined;
  const t = await textsIn(language, 'share');
  const [newest] = start.page.items;
  const text = {
    brand: deployment.brand[language],
    title: drawable(start.topic.topic_name, cardTitleChars),
    label: t('topicLabel'),
    line: drawable(newest ? pickText(newest.title, language) : '', cardLineChars),
    tag: toTag(language),
  };
  return <Card text={text} />;
}

export function GET(request: Request): Promise<Response> {
  return answerCard(request, '/card/topic', topicCard);
}
