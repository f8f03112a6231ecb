import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { BotsScreen } from '@/components/screens/bots-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bots');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

/** All bots, to find and follow them. */
export default async function BotsPage() {
  const language = await requestLanguage();
  const messages = await screenMessages(language, [...namespaces, 'topics', 'bots']);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <BotsScreen />
    </MessagesProvider>
  );
}
