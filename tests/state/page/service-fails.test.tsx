/** @jest-environment ./tests/dom-with-fetch.mjs */
// A table of actions and views of readers, with a service that answers with an HTTP error: none may
// count as done, and none as empty.
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { comment, type Comment } from '@/lib/contract/comment';
import { newItem } from '@/lib/model/chat/item';
import { renameAtom, useSessions } from '@/lib/state/account/own-account';
import { useTokenList } from '@/lib/state/account/access-tokens';
import { useBots, useFollowBot } from '@/lib/state/bots/bots';
import { usePosts } from '@/lib/state/bots/posts';
import { dispatchChatAtom } from '@/lib/state/chat/chat';
import { deleteConversationAtom } from '@/lib/state/chat/conversations';
import {
  deleteCommentAtom,
  likeCommentAtom,
  postCommentAtom,
  useComments,
} from '@/lib/state/comments/comments';
import { useFoundReader } from '@/lib/state/console/found-reader';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { useNotice } from '@/lib/state/console/send-notice';
import { useFavorites } from '@/lib/state/feed/favorites';
import { muteAtom, unmuteAtom, useMutes } from '@/lib/state/feed/mutes';
import { loadTracksAtom } from '@/lib/state/listen/tracks';
import { useMessages } from '@/lib/state/messages/messages';
import { exportOwnDataAtom } from '@/lib/state/personal/own-data';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom } from '@/lib/state/page/reader';
import { useDeepMind } from '@/lib/state/topics/deep-mind';
import { useDiscovery } from '@/lib/state/topics/discovery';
import { createTopicAtom, followTopicAtom } from '@/lib/state/topics/follow-topic';
import { useFollowedEvents } from '@/lib/state/topics/followed-events';
import { deleteTopicAtom, editTopicAtom } from '@/lib/state/topics/made-topic';
import { useSquare, useTheme, useThemeAct, useThemes } from '@/lib/state/topics/themes';
import { useTopics } from '@/lib/state/topics/topics';
import { newReader, type Answer, type Asked } from '../reader';

type Store = ReturnType<typeof newReader>['store'];

/** The answers of gateways, and of a service that itself crashes. */
const failures: [status: number, body: unknown][] = [
  [429, ''],
  [500, ''],
  [502, '<html>Bad gateway</html>'],
  [503, { code: 503, base_resp: { error_code: 503, error_message: 'later', reason: 'upstream' } }],
  [504, {}],
];

function failing(answer: (asked: Asked) => Answer) {
  const { store } = newReader(answer);
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  function Page({ children }: { children: ReactNode }) {
    return (
      <Provider store={store}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
      </Provider>
    );
  }
  /** What a hook returns once it has settled. */
  const use = <T,>(hook: () => T) => renderHook(hook, { wrapper: Page }).result;
  return { store, use, told: () => store.get(noticesAtom) };
}

const said: Comment = comment.parse({
  ...{ comment_id: 'c1', event_id: 'e1', text: 'Hm', user: { user_id: 'o', name: 'Ana' } },
  ...{ created_at: 1, like_count: 0, like_status: 2, reply_count: 0, own: true, state: 'shown' },
});
const word = { kind: 'word', label: 'Tea' } as const;

const acts: [name: string, act: (store: Store) => Promise<unknown>][] = [
  ['follow a topic', (store) => store.set(followTopicAtom, 't1', true)],
  ['make a topic', (store) => store.set(createTopicAtom, { query: 'tides' })],
  ['edit a topic', (store) => store.set(editTopicAtom, { topic_id: 't1', title: 'Tides' })],
  ['delete a topic', (store) => store.set(deleteTopicAtom, 't1')],
  ['mute', (store) => store.set(muteAtom, word)],
  ['take a mute back', (store) => store.set(unmuteAtom, word)],
  ['take another name', (store) => store.set(renameAtom, 'Ada')],
  ['comment', (store) => store.set(postCommentAtom, 'e1', 'Hm')],
  ['answer a comment', (store) => store.set(postCommentAtom, 'e1', 'Hm', said)],
  ['like a comment', (store) => store.set(likeCommentAtom, said)],
  ['delete a comment', (store) => store.set(deleteCommentAtom, said)],
  ['delete a conversation', (store) => store.set(deleteConversationAtom, 's1/')],
];

type ThemeCall = Parameters<ReturnType<typeof useThemeAct>>;
const themeActs: ThemeCall[] = [
  ['CreateTheme', { name: 'Tides', keywords: ['tide'] }],
  ['ConfigTheme', { theme_id: 'h1', feeds: ['https://tides.example/feed'] }],
  ['DeleteTheme', { theme_id: 'h1' }],
  ['FollowTheme', { theme_id: 'h1' }],
  ['UnfollowTheme', { theme_id: 'h1' }],
  ['StartDeepMind', { theme_id: 'h1' }],
  ['StopDeepMind', { run_id: 'r1' }],
  ['SaveDeepMind', { run_id: 'r1', keep: true }],
  ['DeleteDeepMind', { run_id: 'r1' }],
];

/** What a hook shows: whether it failed, and the list where it is known. */
type Shown = { failed: boolean; list: unknown };
const shows =
  <K extends string, T extends { failed: boolean } & { [key in K]?: unknown }>(
    hook: () => T,
    key: K,
  ) =>
  (): Shown => {
    const { failed, [key]: list } = hook();
    return { failed, list };
  };

const lists: [name: string, hook: () => Shown][] = [
  ['themes', shows(useThemes, 'own')],
  ['shared themes', shows(useSquare, 'themes')],
  ['a theme', shows(() => useTheme('h1'), 'theme')],
  ['deep searches', shows(() => useDeepMind('h1'), 'runs')],
  ['topics', shows(() => useTopics('ListFollowedTopics'), 'topics')],
  ['news of followed topics', shows(useFollowedEvents, 'entries')],
  ['discoveries', shows(useDiscovery, 'found')],
  ['bots', shows(() => useBots({ list_type: 'recommended' }), 'bots')],
  ['posts', shows(() => usePosts({ of: 'followed' }), 'posts')],
  ['comments', shows(() => useComments('e1', 'Hot'), 'comments')],
  ['messages', shows(() => useMessages(undefined), 'messages')],
  ['favorites', shows(useFavorites, 'entries')],
  ['mutes', shows(useMutes, 'mutes')],
  ['sessions', shows(useSessions, 'sessions')],
  ['access tokens', shows(useTokenList, 'tokens')],
  ['a reader of the console', shows(() => useFoundReader('ana'), 'reader')],
  ['a list of the console', shows(() => useInnerList('ListFiles', {}), 'rows')],
];

describe.each(failures)('an answer of HTTP %s', (status, body) => {
  const down: Answer = { status, body };

  it.each(acts)('%s: shows failure, not success', async (_, run) => {
    const { store, told } = failing(() => down);
    const question = newItem(
      { input: 'Why?', chat_type: 'chat', context: { content: '', eventId: '', tab: '' } },
      { now: 1, random: 0, language: 'en', sessionId: 's1' },
    );
    store.set(dispatchChatAtom, { type: 'restored', items: [question] });
    expect(await run(store)).toBeFalsy();
    expect(told().map(({ tone }) => tone)).toEqual(['bad']);
  });

  it.each(themeActs)('themes, %s: shows failure, not success', async (...input) => {
    const { use, told } = failing(() => down);
    const run = use(useThemeAct);
    expect(await act(() => run.current(...input))).toBeUndefined();
    expect(told().map(({ tone }) => tone)).toEqual(['bad']);
  });

  it('following a bot, and an action of the console, do not show success', async () => {
    const { use } = failing(() => down);
    const run = use(() => ({ follow: useFollowBot(), inner: useInnerAct() }));
    expect(await act(() => run.current.follow('b1', true))).toBeUndefined();
    expect(await act(() => run.current.inner('SetSignUp', { mode: 'open' }))).toBe(false);
  });

  it.each(lists)('%s: failed, and the list is unknown', async (_, hook) => {
    const { use } = failing(() => down);
    const shown = use(hook);
    await waitFor(() => expect(shown.current.failed).toBe(true));
    expect(shown.current.list).toBeUndefined();
  });

  it('a text to read aloud, and one’s own data, do not load', async () => {
    const { store } = failing(() => down);
    await expect(store.set(loadTracksAtom, { kind: 'event', id: 'e1' })).rejects.toThrow();
    const { signal } = new AbortController();
    await expect(store.set(exportOwnDataAtom, signal, () => undefined)).rejects.toThrow();
  });
});

describe('a notice to all readers whose second part fails', () => {
  it('shows failure; retried under the same key, nobody gets it twice', async () => {
    const keys: unknown[] = [];
    let down = true;
    const { use } = failing(({ input }) => {
      keys.push(input.key);
      if (down && input.cursor) return { status: 503, body: {} };
      const next_cursor = input.cursor ? '' : 'more';
      return { body: { code: 0, data: { told: 500, has_more: next_cursor !== '', next_cursor } } };
    });
    const notice = use(() => useNotice(undefined));
    expect(await act(() => notice.current.send([{ lang: 'en', text: 'Hello' }]))).toBe(false);
    expect(notice.current.progress).toMatchObject({ state: 'failed', told: 500 });
    down = false;
    expect(await act(() => notice.current.send([{ lang: 'en', text: 'Hello' }]))).toBe(true);
    expect(new Set(keys).size).toBe(1);
  });
});

it('watched searches stay watched where one answer fails', async () => {
  const run = { run_id: 'r1', theme_id: 'h1', state: 'running', saved: false, steps: [] };
  let state = 'running';
  let failed = 0;
  let asks = 0;
  const { use } = failing(({ input }) => {
    if (input.theme_id && (asks += 1) === 2) {
      failed += 1;
      state = 'done';
      return { status: 503, body: {} };
    }
    return { body: { code: 0, run_list: [{ ...run, question: 'How?', start_time: 1, state }] } };
  });
  jest.useFakeTimers();
  const shown = use(() => useDeepMind('h1'));
  const seen = new Set<unknown>();
  for (let step = 0; step < 40; step += 1) {
    await act(() => jest.advanceTimersByTimeAsync(200));
    if (asks > 0) seen.add(shown.current.runs?.length);
  }
  jest.useRealTimers();
  expect(failed).toBe(1);
  expect(seen).not.toContain(0);
  expect(shown.current.runs?.[0]?.state).toBe('done');
});
