import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { PostsScreen } from '@/components/screens/posts-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('bots');
  return { title: t('postsTitle'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

/** Posts of the bots that the reader follows, and of all. */
export default async function PostsPage() {
  const language = await requestLanguage();
  const messages = await screenMessages(language, [...namespaces, 'topics', 'bots']);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <PostsScreen />
    </MessagesProvider>
  );
}
