import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountScreen } from '@/components/screens/account-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { messagesOf, requestLanguage } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ownAccount');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'signIn', 'popup', 'account', 'ownAccount'] as const;

/** The reader's password and addresses. */
export default async function AccountPage() {
  const language = await requestLanguage();
  const messages = await messagesOf(language, namespaces);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <AccountScreen />
    </MessagesProvider>
  );
}
