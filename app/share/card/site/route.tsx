import { Card } from '@/components/share/card';
import { textsIn } from '@/lib/i18n';
import { drawable } from '@/lib/model/feed/card-text';
import { toTag } from '@/lib/model/text/languages';
import { cardLineChars } from '@/lib/model/limits/share';
import { answerCard } from '@/lib/server/share/answer-card';
import type { ShareRequest } from '@/lib/server/share/share-request';

/** The image of the site: its name and description. */
async function siteCard({ language, deployment }: ShareRequest) {
  const brand = deployment.brand[language];
  const t = await textsIn(language, 'share');
  const line = drawable(t('tagline', { brand }), cardLineChars);
  return <Card text={{ brand, line, tag: toTag(language) }} />;
}

export function GET(request: Request): Promise<Response> {
  return answerCard(request, '/card/site', siteCard);
}
