import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { NewTopic, Owner } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines, type TestEngine } from './engines';

const noon = 1_700_000_000_000;
const mark = 'pangolinmark';

onBothEngines((engine) => {
  describe('what an erased account leaves', () => {
    let options: Awaited<ReturnType<TestEngine['fresh']>>;
    let store: OpenStore;
    beforeAll(async () => {
      options = await engine.fresh();
      store = await engine.open(options);
    });

    const topic = (id: string, words: string): NewTopic => ({
      ...{ id, key: `q:en:${words}`, type: 'user_create', lang: 'en', icon: '' },
      ...{ name: [{ lang: 'source', text: words }], description: [], created_at: noon },
      ...{ terms: { [words]: 1 }, least: 0.75, status: TopicStatus.INIT },
    });

    it('of its topics are those that others follow, with one follower less', async () => {
      const follow = (owner: Owner, id: string) => store.topics.setFollowed(owner, id, true, noon);
      for (const id of ['alone', 'shared']) {
        await store.topics.create(topic(id, id));
        await follow('u:leaver', id);
      }
      await follow('u:other', 'shared');
      await store.accounts.erase('u:leaver');
      expect(await store.topics.get('alone')).toBeUndefined();
      expect(await store.topics.get('shared')).toMatchObject({ follow_count: 1 });
    });

    it('is not one of its words in any file of the database', async () => {
      if (engine.kind() !== 'sqlite') return;
      const { accounts, topics, mutes } = store;
      await accounts.create(
        { id: `${mark}-id`, name: mark, birthday: '1990-01-01', region: 'sg', created_at: 1 },
        { kind: 'email', subject: `${mark}@example.org` },
      );
      const owner: Owner = `u:${mark}-id`;
      await topics.create(topic('marked', mark));
      await topics.setFollowed(owner, 'marked', true, noon);
      for (let n = 0; n < 40; n += 1) {
        await mutes.add(owner, { kind: 'word', label: `${mark} ${n}` }, n);
      }
      const folder = options.dataDir ?? '';
      const holding = () =>
        readdirSync(folder).filter((name) =>
          readFileSync(join(folder, name)).toString('latin1').toLowerCase().includes(mark),
        );
      expect(holding()).not.toEqual([]);
      await store.transaction(() => accounts.remove(`${mark}-id`));
      expect(holding()).toEqual([]);
    });
  });
});
