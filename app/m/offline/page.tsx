import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { OfflineScreen } from '@/components/screens/offline-screen';
import { messagesOf, requestLanguage } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline');
  return { title: t('page.title'), robots: { index: false } };
}

/** Shown when offline instead of any page that is not stored. */
export default async function OfflinePage() {
  const language = await requestLanguage();
  const messages = await messagesOf(language, ['common', 'errors', 'offline', 'favorites']);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <OfflineScreen />
    </MessagesProvider>
  );
}
