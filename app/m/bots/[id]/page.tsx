import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { BotScreen } from '@/components/screens/bot-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { pickText, toTag } from '@/lib/model/text/languages';
import { readBot } from '@/lib/server/pages/bots';
import { setPageStatus } from '@/lib/server/process/page-status';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ id }, language] = await Promise.all([params, requestLanguage()]);
  const [t, bot] = await Promise.all([getTranslations('bots'), readBot(id, language)]);
  const title = bot === null ? t('missing.title') : pickText(bot?.name, language) || t('title');
  return { title, robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

/** One bot and its posts. */
export default async function BotPage({ params }: Props) {
  const [{ id }, language] = await Promise.all([params, requestLanguage()]);
  const [bot, messages] = await Promise.all([
    readBot(id, language),
    screenMessages(language, [...namespaces, 'topics', 'bots']),
  ]);
  if (bot === null) setPageStatus(404);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <BotScreen id={id} />
    </MessagesProvider>
  );
}
