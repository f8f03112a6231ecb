import { textsIn } from '@/lib/i18n';
import { answerUnsubscribe, unsubscribeLanguage } from '@/lib/server/pages/unsubscribe';

export const dynamic = 'force-dynamic';

async function answer(request: Request): Promise<Response> {
  const language = unsubscribeLanguage(request);
  return answerUnsubscribe(request, language, await textsIn(language, 'dayMail'));
}

export { answer as GET, answer as POST };
