import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesScreen } from '@/components/screens/messages-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('messages');
  return { title: t('title'), robots: { index: false } };
}

/** The reader's messages. */
export default async function MessagesPage() {
  const language = await requestLanguage();
  const messages = await screenMessages(language, [
    'common',
    'errors',
    'signIn',
    'popup',
    'messages',
    'personal',
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <MessagesScreen />
    </MessagesProvider>
  );
}
