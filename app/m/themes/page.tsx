import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { ThemesScreen } from '@/components/screens/themes-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('themes');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

type Props = { searchParams: Promise<{ id?: string | string[] }> };

/** The reader's own feeds, or one of them. */
export default async function ThemesPage({ searchParams }: Props) {
  const { id = '' } = await searchParams;
  const language = await requestLanguage();
  const messages = await screenMessages(language, [
    ...namespaces,
    'topics',
    'themes',
    'personal',
    'chat',
    'answers',
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <ThemesScreen id={Array.isArray(id) ? '' : id} />
    </MessagesProvider>
  );
}
