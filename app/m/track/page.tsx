import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { TopicScreen } from '@/components/screens/topic-screen';
import { previewLanguage, requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';
import { environment } from '@/lib/server/process/env';
import { setPageStatus } from '@/lib/server/process/page-status';
import { readSite } from '@/lib/server/pages/pages';
import { isIndexed, readTopic } from '@/lib/server/pages/topics';
import { topicMetadata } from '@/lib/server/share/topic-preview';

type Query = { id?: string | string[]; language?: string | string[] };
type Props = { searchParams: Promise<Query> };

/** A repeated id is invalid. */
async function readId({ searchParams }: Props): Promise<string> {
  const { id = '' } = await searchParams;
  return Array.isArray(id) ? '' : id;
}

/** The language of its preview: the first one of the address. */
async function readLanguage({ searchParams }: Props) {
  const { language = [] } = await searchParams;
  return previewLanguage([language].flat().find((one) => one !== ''));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [id, language] = await Promise.all([readId(props), readLanguage(props)]);
  const start = await readTopic(id, language);
  if (start?.topic) {
    const listed = isIndexed(start.topic, environment().TOPIC_INDEX_FOLLOWERS);
    return topicMetadata(start.topic, { ...(await readSite()), language }, listed);
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
