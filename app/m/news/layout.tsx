import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { NewsScreen } from '@/components/screens/news-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { messagesOf, requestLanguage } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';
import { defaultTab } from '@/lib/model/feed/tabs';
import { AppMode } from '@/lib/model/wire/app-mode';
import { readFirstPage, readSite, readTabs, requestTime } from '@/lib/server/pages/pages';
import { rulesOf } from '@/lib/model/region';

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
  'favourites',
  'signIn',
  'chat',
  'personal',
  'interests',
  'ownData',
  'answers',
  'mutes',
  'why',
  'since',
  'listen',
  'dailyMail',
  'offline',
] as const;

/** What opens beside an article on a desktop, and is a page of its own on a phone. */
const deskNamespaces = ['desk', 'search', 'topics'] as const;

/** The list: rendered complete on the server, and mounted as long as the reader is at the news. */
export default async function NewsLayout({ children }: { children: ReactNode }) {
  const language = await requestLanguage();
  const [tabs, { deployment }, sent] = await Promise.all([readTabs(), readSite(), headers()]);
  const namespaces = [
    ...newsNamespaces,
    ...(sent.get('x-app-mode') === AppMode.PC ? deskNamespaces : []),
    // The sign-in opens over the list, not on a page that brings its own words.
    ...(rulesOf(deployment.region).asksBeforeSignIn ? [] : (['account'] as const)),
  ];
  const [page, messages] = await Promise.all([
    readFirstPage(defaultTab(tabs)),
    messagesOf(language, namespaces),
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <NewsScreen start={{ tabs, page, now: requestTime() }}>{children}</NewsScreen>
    </MessagesProvider>
  );
}
