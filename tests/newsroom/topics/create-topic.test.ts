// A topic is requested, and the database fails before it is followed.
import type { Context } from '@/lib/newsroom/context';
import { TopicStatus } from '@/lib/model/wire/enums';
import { topicHandlers } from '@/lib/newsroom/handlers/topics';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { onBothEngines } from '../store/engines';

const now = 1_700_000_000_000;

onBothEngines((engine) => {
  it.each([
    ['stays followed where it was', true],
    ['stops where it was not', false],
  ])('a topic %s', async (_, before) => {
    const store = await engine.open(await engine.fresh());
    const ask = (used: Store) =>
      topicHandlers.CreateTopic({ query: 'volcano ash' }, {
        ...{ store: used, now, identity: { user: 'ana' }, call: { language: 'en' } },
      } as unknown as Context);
    const { topic } = await ask(store);
    const id = topic?.topic_id ?? '';
    await store.topics.setFollowed('u:ana', id, before, now);
    const setFollowed: Store['topics']['setFollowed'] = (owner, topicId, followed, at) =>
      followed
        ? Promise.reject(new Error('away'))
        : store.topics.setFollowed(owner, topicId, followed, at);
    const away = { ...store, topics: { ...store.topics, setFollowed } };
    await expect(ask(away)).rejects.toThrow();
    expect(await store.topics.followedCount('u:ana')).toBe(before ? 1 : 0);
    expect((await store.topics.get(id))?.status === TopicStatus.STOPPED).toBe(!before);
  });
});
