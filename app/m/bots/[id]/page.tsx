import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { BotScreen } from '@/components/screens/bot-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bots');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

/** One bot and its posts. */
export default async function BotPage({ params }: Props) {
  const [{ id }, language] = await Promise.all([params, requestLanguage()]);
  const messages = await screenMessages(language, [...namespaces, 'topics', 'bots']);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <BotScreen id={id} />
    </MessagesProvider>
  );
}
