import type { Context } from '@/lib/newsroom/context';
import { topicHandlers } from '@/lib/newsroom/handlers/topics';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from '../store/engines';
import { sampleEvent } from '../store/sample';

const noon = Date.UTC(2026, 0, 15, 12);

onBothEngines((engine) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await engine.open(await engine.fresh());
    await store.events.save(sampleEvent('heron', { release_time: noon, rank_time: noon }));
  });

  it.each([
    ['an event', { event_id: 'heron' }],
    ['words', { query: 'grey herons' }],
  ])(
    'a topic of %s whose maker’s account is deleted meanwhile asks to sign in',
    async (kind, input) => {
      const user = kind.replaceAll(' ', '-');
      await store.accounts.create(
        { id: user, name: user, birthday: '1990-01-01', region: 'sg', created_at: 1 },
        { kind: 'email', subject: `${user}@example.org` },
      );
      const create: OpenStore['topics']['create'] = async (topic, maker) => {
        const made = await store.topics.create(topic, maker);
        await store.transaction(() => store.accounts.remove(user));
        return made;
      };
      const context = {
        ...{ store: { ...store, topics: { ...store.topics, create } }, now: noon },
        ...{ identity: { user }, call: { language: 'en' }, topicsOfSite: 9 },
        // The parts of a call that creating a topic uses.
      } as unknown as Context;
      const refused = topicHandlers.CreateTopic(
        { event_id: undefined, query: undefined, ...input },
        context,
      );
      await expect(refused).rejects.toMatchObject({ reason: 'signIn' });
      const left = await store.database.query().selectFrom('track_follow').selectAll().execute();
      expect(left).toEqual([]);
    },
  );
});
