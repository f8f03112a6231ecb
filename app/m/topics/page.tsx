import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { TopicsScreen } from '@/components/screens/topics-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('topics');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

/** The topics that the reader follows, and popular ones. */
export default async function TopicsPage() {
  const language = await requestLanguage();
  const messages = await screenMessages(language, [...namespaces, 'topics']);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <TopicsScreen />
    </MessagesProvider>
  );
}
