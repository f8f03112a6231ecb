import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesScreen } from '@/components/screens/messages-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { messagesOf, requestLanguage } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messages');
  return { title: t('title'), robots: { index: false } };
}

/** What the reader is told. */
export default async function MessagesPage() {
  const language = await requestLanguage();
  const messages = await messagesOf(language, ['common', 'errors', 'signIn', 'popup', 'messages']);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <MessagesScreen />
    </MessagesProvider>
  );
}
