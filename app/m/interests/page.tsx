import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InterestsScreen } from '@/components/personal/interests-screen';
import { PopupStack } from '@/components/popups/popup-stack';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('interests');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'signIn', 'popup', 'interests'] as const;

/** Choosing interests after the first sign-in. */
export default async function InterestsPage() {
  const language = await requestLanguage();
  const messages = await screenMessages(language, namespaces);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <InterestsScreen />
      <PopupStack />
    </MessagesProvider>
  );
}
