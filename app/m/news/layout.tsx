import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { NewsScreen } from '@/components/screens/news-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';
import { defaultTab } from '@/lib/model/feed/tabs';
import { pack } from '@/lib/model/wire/packed';
import { AppMode } from '@/lib/model/wire/app-mode';
import { readFirstPage, readTabs, requestTime } from '@/lib/server/pages/pages';

const newsNamespaces = [
  'common',
  'shell',
  'feed',
  'errors',
  'article',
  'comments',
  'popup',
  'acts',
  'report',
  'favorites',
  'signIn',
  'chat',
  'personal',
  'interests',
  'ownData',
  'answers',
  'mutes',
  'why',
  'since',
  'welcome',
  'listen',
  'dailyMail',
  'offline',
] as const;

/** Content that opens beside an article on a desktop, and is a page of its own on a phone. */
const deskNamespaces = ['desk', 'messages', 'search', 'topics'] as const;

/**
 * The list: rendered completely on the server, and mounted as long as the reader is on a news page.
 */
export default async function NewsLayout({ children }: { children: ReactNode }) {
  const language = await requestLanguage();
  const [tabs, sent] = await Promise.all([readTabs(), headers()]);
  const namespaces = [
    ...newsNamespaces,
    ...(sent.get('x-app-mode') === AppMode.PC ? deskNamespaces : []),
  ];
  const [page, messages] = await Promise.all([
    readFirstPage(defaultTab(tabs)),
    screenMessages(language, namespaces),
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <NewsScreen start={pack({ tabs, page, now: requestTime() })}>{children}</NewsScreen>
    </MessagesProvider>
  );
}
