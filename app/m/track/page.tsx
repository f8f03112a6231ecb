import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { TopicScreen } from '@/components/screens/topic-screen';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';
import { setPageStatus } from '@/lib/server/process/page-status';
import { readSite } from '@/lib/server/pages/pages';
import { readTopic } from '@/lib/server/pages/topics';
import { feedLinks } from '@/lib/server/share/feed-links';

type Props = { searchParams: Promise<{ id?: string | string[] }> };

/** A repeated id is invalid. */
async function readId({ searchParams }: Props): Promise<string> {
  const { id = '' } = await searchParams;
  return Array.isArray(id) ? '' : id;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [id, language] = await Promise.all([readId(props), requestLanguage()]);
  const start = await readTopic(id, language);
  if (start?.topic) {
    const { topic_name: title, description } = start.topic;
    const links = feedLinks({ ...(await readSite()), language }, { topic: id });
    return { title, description, ...links };
  }
  const t = await getTranslations('topics');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const;

/** "The mobile track page reads the query id." */
export default async function TopicPage(props: Props) {
  const [id, language] = await Promise.all([readId(props), requestLanguage()]);
  const [start, messages] = await Promise.all([
    readTopic(id, language),
    screenMessages(language, [...namespaces, 'topics']),
  ]);
  if (start?.topic === null) setPageStatus(404);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <TopicScreen id={id} start={start} />
    </MessagesProvider>
  );
}
