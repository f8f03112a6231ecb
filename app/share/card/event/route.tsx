import { Card } from '@/components/share/card';
import { textsIn } from '@/lib/i18n';
import { drawable } from '@/lib/model/feed/card-text';
import { sourceName } from '@/lib/model/feed/entry';
import { pickText, toTag } from '@/lib/model/text/languages';
import { cardLineChars, cardTitleChars } from '@/lib/model/limits/share';
import { detailOf } from '@/lib/server/pages/detail';
import { answerCard, CardNotNow } from '@/lib/server/share/answer-card';
import type { ShareRequest } from '@/lib/server/share/share-request';

/** The image of an event: its title, and who reported it. */
async function eventCard({ query, language, call, deployment }: ShareRequest) {
  const detail = await detailOf(call, query.id ?? '');
  if (detail.outcome === 'failed') throw new CardNotNow();
  if (detail.outcome === 'gone') return undefined;
  const { title, sources } = detail.event;
  const t = await textsIn(language, 'share');
  const names = sources.map(sourceName).join(', ');
  const text = {
    brand: deployment.brand[language],
    title: drawable(pickText(title, language), cardTitleChars),
    line: drawable(`${t('sourceCount', { count: sources.length })} · ${names}`, cardLineChars),
    tag: toTag(language),
  };
  return <Card text={text} />;
}

export function GET(request: Request): Promise<Response> {
  return answerCard(request, '/card/event', eventCard);
}
