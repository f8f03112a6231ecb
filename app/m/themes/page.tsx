import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { ThemesScreen } from '@/components/screens/themes-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';
import { readThemeName } from '@/lib/server/pages/themes';

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

type Props = { searchParams: Promise<{ id?: string | string[] }> };

/** The id of the requested theme, or ''. */
async function readId({ searchParams }: Props): Promise<string> {
  const { id = '' } = await searchParams;
  return Array.isArray(id) ? '' : id;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [id, t] = await Promise.all([readId(props), getTranslations('themes')]);
  const name = id === '' ? undefined : await readThemeName(id);
  return { title: name ?? t('title'), robots: { index: false } };
}

/** The reader's own feeds, or one of them. */
export default async function ThemesPage(props: Props) {
  const [id, language] = await Promise.all([readId(props), requestLanguage()]);
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
      <ThemesScreen id={id} />
    </MessagesProvider>
  );
}
