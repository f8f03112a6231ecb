/** @jest-environment ./tests/dom-with-fetch.mjs */
// A session ends while a page is open, and somebody signs in on it: another reader of the same device,
// perhaps. What the page shows of the one before is not theirs to see, not even until their own has
// loaded. What a guest was shown stays: it is the guest who signs in.
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { useTokenList } from '@/lib/state/account/access-tokens';
import { useSessions } from '@/lib/state/account/own-account';
import { useBot, useBots } from '@/lib/state/bots/bots';
import { useCustomize } from '@/lib/state/bots/customize';
import { usePosts } from '@/lib/state/bots/posts';
import { useFavorites } from '@/lib/state/feed/favorites';
import { useMutes } from '@/lib/state/feed/mutes';
import { useMessages } from '@/lib/state/messages/messages';
import { readerAtom, sessionEndedAtom } from '@/lib/state/page/reader';
import { useInterestChoice } from '@/lib/state/personal/interests';
import { useDeepMind } from '@/lib/state/topics/deep-mind';
import { useFollowedEvents } from '@/lib/state/topics/followed-events';
import { useTheme, useThemes } from '@/lib/state/topics/themes';
import { useTopics } from '@/lib/state/topics/topics';
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { signal } from '@/tests/signal';
import { newReader, type Answer } from './reader';

/** An answer to any of the calls, in which all that it lists is named so. */
function naming(id: string): Answer {
  const event = { id };
  const bot = { bot_id: id };
  const theme = { theme_id: 'h1', name: id };
  const interests = [{ category: id, keyword: id, keywords: [{ keyword: id }] }];
  const data = {
    ...{ events: [event], bots: [bot], posts: [{ post_id: id, bot_id: id, bot, event }] },
    ...{ messages: [{ message_id: id, type: 1, sub_type: 'topic_changed' }] },
    ...{ tokens: [{ id, name: id, scope: 'read', created_at: 1 }] },
    ...{ sessions: [{ id, begun_at: 1, seen_at: 1, here: false }] },
    ...{ has_more: false, next_cursor: '' },
  };
  const lists = {
    ...{ topic_list: [{ topic_id: id }], own_list: [theme], followed_list: [] },
    ...{ item_list: [{ id, item_type: 'event' }], mutes: [{ kind: 'word', label: id }] },
    run_list: [{ run_id: id, theme_id: 'h1', state: 'done' }],
  };
  return {
    body: {
      code: 0,
      status: true,
      data,
      ...lists,
      bot,
      theme,
      interests,
      customize: { extra_words: [id] },
    },
  };
}

/** Who is here: undefined for a guest. */
type Who = string | undefined;
const nameOf = (who: Who) => `of-${who ?? 'a-guest'}`;

/** What is shown to `first`, and then to whoever signs in, whose answers wait to be let through. */
async function shownTo(first: Who, use: () => unknown) {
  const through = signal();
  const { store } = newReader(async (): Promise<Answer> => {
    const here = store.get(readerAtom)?.id;
    if (here !== first) await through.given;
    return naming(nameOf(here));
  });
  const enter = (id: Who) => store.set(readerAtom, id === undefined ? undefined : { id });
  enter(first);
  const { result } = renderHook(use, {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  const shown = () => JSON.stringify(result.current);
  await waitFor(() => expect(shown()).toContain(nameOf(first)));
  return {
    shown,
    async signIn(id: string) {
      if (first !== undefined) act(() => store.set(sessionEndedAtom, true));
      await act(async () => {
        enter(id);
        store.set(sessionEndedAtom, false);
        await eventLoopTurns();
      });
    },
    letThrough: through.give,
  };
}

type Case = [string, () => unknown];
const anybodys: readonly Case[] = [
  ['bots', () => useBots({ list_type: 'hot' })],
  ['a bot', () => useBot('b1')],
  ['posts', () => usePosts({ of: 'followed' })],
  ['topics', () => useTopics('ListHotTopics')],
];
const readers: readonly Case[] = [
  ['settings of a bot', () => useCustomize('b1', true)],
  ['followed topics', () => useTopics('ListFollowedTopics')],
  ['events of followed topics', useFollowedEvents],
  ['favorites', useFavorites],
  ['own feeds', useThemes],
  ['a feed', () => useTheme('h1')],
  ['deep searches', () => useDeepMind('h1')],
  ['mutes', useMutes],
  ['messages', () => useMessages(undefined)],
  ['sessions', useSessions],
  ['access tokens', useTokenList],
  ['interests', useInterestChoice],
];

it.each([...anybodys, ...readers])(
  '%s of one reader are not shown to the next, who gets their own',
  async (_, use) => {
    const { shown, signIn, letThrough } = await shownTo('u1', use);
    await signIn('u2');
    expect(shown()).not.toContain(nameOf('u1'));
    letThrough();
    await waitFor(() => expect(shown()).toContain(nameOf('u2')));
  },
);

it.each(anybodys)(
  '%s stay until those of the account that a guest signs in with',
  async (_, use) => {
    const { shown, signIn, letThrough } = await shownTo(undefined, use);
    await signIn('u1');
    expect(shown()).toContain(nameOf(undefined));
    letThrough();
    await waitFor(() => expect(shown()).toContain(nameOf('u1')));
  },
);
