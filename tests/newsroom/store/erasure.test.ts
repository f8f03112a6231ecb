import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportReason, ReportTarget, TopicStatus } from '@/lib/model/wire/enums';
import type { NewTopic, Owner } from '@/lib/newsroom/store/contract/store';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines, type TestEngine } from './engines';
import { sampleEvent } from './sample';

const noon = 1_700_000_000_000;
const mark = 'pangolinmark';

onBothEngines((engine) => {
  describe('what an account deletion leaves', () => {
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

    /** A comment by somebody, reported by somebody else; returns the id of the report. */
    async function reported(id: string, owner: Owner, text: string): Promise<string> {
      await store.comments.add({ id, owner, event_id: 'e', text, created_at: noon });
      const comment = { id, text, owner };
      const about = { target: ReportTarget.EventComment, reason: ReportReason.NotSafe };
      await store.readers.report('u:other', { ...about, event_id: 'e', comment }, noon);
      const { items } = await store.reports.page({ state: 'open', limit: 100 });
      return items.find(({ comment_id }) => comment_id === id)?.id ?? '';
    }
    const quoted = async (id: string) => (await store.reports.get(id))?.comment_text;

    it('has none of its words in others’ reports, even if it deleted them before', async () => {
      await store.events.save(sampleEvent('e'));
      const there = await reported('there', 'u:talker', 'Mine');
      const deleted = await reported('deleted', 'u:talker', 'Mine, once');
      const theirs = await reported('theirs', 'u:stays', 'Theirs');
      await store.comments.remove('u:talker', 'deleted');
      // An operator still sees the subject of an open report.
      expect(await quoted(deleted)).toBe('Mine, once');
      await store.accounts.erase('u:talker');
      expect([await quoted(there), await quoted(deleted)]).toEqual([undefined, undefined]);
      expect(await store.reports.get(there)).toMatchObject({ comment_id: 'there' });
      expect(await quoted(theirs)).toBe('Theirs');
    });

    it('words deleted by their author are in no closed report', async () => {
      const first = await reported('first', 'u:stays', 'Deleted before');
      const second = await reported('second', 'u:stays', 'Deleted after');
      const third = await reported('third', 'u:stays', 'Never deleted');
      await store.comments.remove('u:stays', 'first');
      for (const id of [first, second, third]) await store.reports.close(id, undefined, noon);
      await store.comments.remove('u:stays', 'second');
      const left = [await quoted(first), await quoted(second), await quoted(third)];
      expect(left).toEqual([undefined, undefined, 'Never deleted']);
    });

    it('has only topics that others follow, with one follower less', async () => {
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

    it('has none of its private addresses and their items; those of others stay', async () => {
      const { themes, accounts, database } = store;
      const bring = async (owner: Owner, ...names: string[]) => {
        const counts = { taken_down: false, follow_count: 0, created_at: noon, updated_at: noon };
        const definition = { keywords: [], excluded: [], sources: [], languages: [] };
        const theme = { id: `th_${owner}`, owner, name: 'Own', shared: false };
        await themes.create({ ...theme, definition, ...counts }, 20);
        for (const name of names) {
          const url = `https://${name}.example/rss?key=private`;
          await themes.addFeed(theme, { id: `f_${name}`, url, address: url }, noon);
          const text = {
            title: 'Letter',
            teaser: '',
            link: url,
            source: name,
            lang: 'en' as const,
          };
          const item = { id: `i_${name}`, feed_id: `f_${name}`, published_at: noon, ...text };
          await themes.saveItems(item.feed_id, [item], 9);
        }
      };
      await bring('u:brings', 'hers', 'both');
      await bring('u:stays', 'both');
      await accounts.erase('u:brings');
      const feeds = await database.query().selectFrom('own_feed').select('id').execute();
      expect(feeds).toEqual([{ id: 'f_both' }]);
      const items = await themes.items(['f_hers', 'f_both'], undefined, 9);
      expect(items.map(({ id }) => id)).toEqual(['i_both']);
    });

    it('of a device keeps neither its settings nor its name in the session of a signed-in reader', async () => {
      const { accounts, readers } = store;
      const settings = { language: 'en', device_language: 'en' };
      await accounts.create(
        { id: 'signed', name: 'Signed', birthday: '1990-01-01', region: 'sg', created_at: 1 },
        { kind: 'email', subject: 'signed@example.org' },
      );
      for (const device of ['gone', 'kept']) {
        await readers.saveDeviceSettings(device, settings, noon);
        const session = { user_id: 'signed', method: 'email', created_at: noon } as const;
        await accounts.sessions.add({ ...session, id: `on ${device}`, device, seen_at: noon });
      }
      await accounts.erase('u:signed');
      expect(await readers.deviceSettings('gone')).toBeDefined();
      await accounts.erase('d:gone');
      expect(await readers.deviceSettings('gone')).toBeUndefined();
      expect(await readers.deviceSettings('kept')).toEqual(settings);
      expect((await accounts.sessions.find('on gone'))?.device).toBeUndefined();
      expect(await accounts.sessions.find('on gone')).toMatchObject({ user_id: 'signed' });
      expect((await accounts.sessions.find('on kept'))?.device).toBe('kept');
    });

    it('has none of its words in any file of the database', async () => {
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
      await reported('marked', owner, `${mark} said so`);
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
