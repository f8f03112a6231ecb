/** @jest-environment ./tests/dom-with-fetch.mjs */
import {
  chooseScopeAtom,
  forgetScopeAtom,
  loadScopeTopicsAtom,
  scopeAtom,
  scopeTopicsAtom,
} from '@/lib/state/chat/chat-scope';
import { readerAtom } from '@/lib/state/page/reader';
import { followTopicAtom } from '@/lib/state/topics/follow-topic';
import { newReader, type Answer } from '../reader';

const topicOf = (id: string) => ({ topic_id: id, topic_name: `About ${id}` });
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `t${from + index}`);
const page = (of: readonly string[], next_cursor = ''): Answer => ({
  body: { code: 0, topic_list: of.map(topicOf), has_more: next_cursor !== '', next_cursor },
});

/** A reader who follows these topics, twenty a page; lists wait for `held`, if given. */
function follower(followed: readonly string[]) {
  const state = { followed, held: undefined as Promise<unknown> | undefined };
  const { store, asked } = newReader(async ({ name, input }) => {
    if (name === 'FollowTopic') {
      return { body: { code: 0, topic: topicOf(String(input.topic_id)) } };
    }
    const from = Number(input.cursor || 0);
    const answer = page(
      state.followed.slice(from, from + 20),
      state.followed.length > from + 20 ? String(from + 20) : '',
    );
    await state.held;
    return answer;
  });
  store.set(readerAtom, { id: 'u1' });
  const known = () => store.get(scopeTopicsAtom).map(({ id }) => id);
  return { store, asked, state, known, load: () => store.set(loadScopeTopicsAtom) };
}

it('all followed topics can be chosen, and are requested once', async () => {
  const { asked, known, load } = follower(ids(0, 25));
  await load();
  await load();
  expect(known()).toEqual(ids(0, 25));
  expect(asked).toHaveLength(2);
});

it('follows and unfollows apply at once; unfollowing a chosen topic ends the choice', async () => {
  const { store, state, known, load } = follower(ids(0, 2));
  await load();
  store.set(chooseScopeAtom, '', { scope: 'topic', topic_id: 't0' });
  state.followed = ids(0, 3);
  await store.set(followTopicAtom, 't2', true);
  expect(known()).toEqual(ids(0, 2));
  await load();
  expect(known()).toEqual(ids(0, 3));
  expect(store.get(scopeAtom)('')).toMatchObject({ topic_id: 't0' });
  state.followed = ids(1, 3);
  await store.set(followTopicAtom, 't0', false);
  await load();
  expect(known()).toEqual(ids(1, 3));
  expect(store.get(scopeAtom)('')).toEqual({ scope: 'all' });
});

it('a visitor has none, and nobody has those of another reader', async () => {
  const { store, asked, known, load } = follower(ids(0, 2));
  await load();
  store.set(readerAtom, undefined);
  expect(known()).toEqual([]);
  await load();
  expect(asked).toHaveLength(1);
});

type Follower = ReturnType<typeof follower>;
it.each<[string, (reader: Follower) => unknown]>([
  ['everything was forgotten', ({ store }) => store.set(forgetScopeAtom)],
  ['somebody else reads', ({ store }) => store.set(readerAtom, { id: 'u2' })],
  ['a topic was followed', ({ store }) => store.set(followTopicAtom, 't9', true)],
])('an answer that arrives after %s is ignored', async (_, happens) => {
  const reader = follower(ids(0, 2));
  let answered = () => {};
  reader.state.held = new Promise<void>((resolve) => (answered = resolve));
  const loading = reader.load();
  await happens(reader);
  answered();
  await loading;
  expect(reader.known()).toEqual([]);
});
