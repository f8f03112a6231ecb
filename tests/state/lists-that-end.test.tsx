/** @jest-environment ./tests/dom-with-fetch.mjs */
// A service that repeats itself is asked no further, whichever list it is: who scrolls to the end of
// one loads as long as it says that there is more.
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { comment as commentOf } from '@/lib/contract/comment';
import { theme as themeOf } from '@/lib/contract/theme';
import { useRelated } from '@/lib/state/article/related';
import { useBots } from '@/lib/state/bots/bots';
import { usePosts } from '@/lib/state/bots/posts';
import { useComments, useReplies } from '@/lib/state/comments/comments';
import { useFavorites } from '@/lib/state/feed/favorites';
import { useMessages } from '@/lib/state/messages/messages';
import { readerAtom } from '@/lib/state/page/reader';
import { useDiscovery } from '@/lib/state/topics/discovery';
import { useFollowedEvents } from '@/lib/state/topics/followed-events';
import { useSquare, useTheme } from '@/lib/state/topics/themes';
import { useTopic } from '@/lib/state/topics/topic';
import { useTopics } from '@/lib/state/topics/topics';
import { newReader } from './reader';

const comment = commentOf.parse({
  comment_id: 'c1',
  event_id: 'e1',
  text: 'Hm',
  user: { user_id: 'o' },
});
const theme = themeOf.parse({ theme_id: 'h1', name: 'Tides' });

type List = { ended: boolean; loading: boolean; loadMore(): void };

it.each<[string, () => List]>([
  ['related events', () => useRelated('e1')],
  ['bots', () => useBots({ list_type: 'hot' })],
  ['posts', () => usePosts({ of: 'followed' })],
  ['comments', () => useComments('e1', 'New')],
  ['favorites', useFavorites],
  ['messages', () => useMessages(undefined)],
  ['discoveries', useDiscovery],
  ['events of followed topics', useFollowedEvents],
  ['events of a topic', () => useTopic('t1', undefined)],
  ['topics', () => useTopics('ListHotTopics')],
  ['shared themes', useSquare],
  ['items of a theme', () => useTheme('h1')],
  ['replies', () => useReplies(comment, true)],
])('%s', async (_, useList) => {
  for (const after of ['b', '']) {
    const lists = { events: [], bots: [], posts: [], comments: [], messages: [], replies: [] };
    const { store, asked } = newReader(({ input }) => {
      const next = { has_more: true, next_cursor: input.cursor ? after : 'b' };
      const topics = { topic_list: [], topic_item_list: [], discovery_list: [] };
      const themes = { theme, theme_list: [], item_list: [] };
      const topic = { topic_id: 't1' };
      const data = { ...lists, ...next, total: 0, next_offset: 0 };
      return { body: { code: 0, topic, data, ...topics, ...themes, ...next } };
    });
    store.set(readerAtom, { id: 'u1' });
    const { result, unmount } = renderHook(useList, {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <Provider store={store}>{children}</Provider>
        </SWRConfig>
      ),
    });
    const pages = () => asked.filter(({ input }) => input.cursor !== undefined);
    const first = { loading: false, ended: false };
    await waitFor(() => expect(result.current).toMatchObject(first));
    expect(pages()).toHaveLength(1);
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.ended).toBe(true));
    expect(pages().map(({ input }) => input.cursor)).toContain('b');
    unmount();
  }
});
