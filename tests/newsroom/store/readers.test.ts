import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';
import { sampleEvent } from './sample';

onBothEngines((engine) => {
  describe('readers', () => {
    let store: OpenStore;
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
      for (const id of ['a', 'b', 'c', 'd', 'down']) await store.events.save(sampleEvent(id));
      await store.readers.setLiked('u:early', ['down'], true, 1);
      await store.events.takeDown('down');
    });
    const likes = async (id: string) => (await store.events.get(id))?.like_count;

    it('a like counts once however often it is repeated, and so does its removal', async () => {
      await store.readers.setLiked('u:1', ['a', 'a', 'nowhere', 'down'], true, 1);
      await store.readers.setLiked('u:1', ['a'], true, 2);
      await store.readers.setLiked('d:1', ['a'], true, 2);
      expect(await likes('a')).toBe(2);
      expect(await likes('down')).toBe(1);
      await store.readers.setLiked('u:1', ['a', 'nowhere'], false, 3);
      await store.readers.setLiked('u:1', ['a'], false, 3);
      await store.readers.setLiked('u:stranger', ['a'], false, 3);
      await store.readers.setLiked('u:early', ['down'], false, 3);
      expect(await likes('a')).toBe(1);
      expect(await likes('down')).toBe(0);
    });

    it('marks contain what this reader did, and nothing of others', async () => {
      await store.readers.setLiked('u:2', ['b'], true, 1);
      await store.readers.setFavorite('u:2', ['c', 'b'], true, 1);
      await store.readers.setFavorite('u:2', ['c'], true, 2);
      await store.readers.setFavorite('u:2', ['b'], false, 2);
      await store.readers.setFavorite('u:2', [], false, 2);
      expect(await store.readers.markRead('u:2', 'c', undefined, 5)).toBe(true);
      expect(await store.readers.marks('u:2', ['a', 'b', 'c', 'nowhere'])).toEqual(
        new Map([
          ['b', { read_version: undefined, liked: true, favorite: false }],
          ['c', { read_version: 'c-v1', liked: false, favorite: true }],
        ]),
      );
      expect(await store.readers.marks('d:2', ['b', 'c'])).toEqual(new Map());
      expect(await store.readers.marks('u:2', [])).toEqual(new Map());
      // One valid event is enough; taken-down and unknown ones are skipped.
      await store.readers.setFavorite('u:7', ['a', 'down', 'nowhere'], true, 1);
      await store.readers.setFavorite('u:7', ['down'], true, 1);
      expect(await store.readers.marks('u:7', ['a', 'b', 'down'])).toEqual(
        new Map([['a', { read_version: undefined, liked: false, favorite: true }]]),
      );
    });

    it('reading stores the version that was named, else the current one', async () => {
      await store.readers.markRead('u:3', 'd', 'd-v0', 1);
      expect((await store.readers.marks('u:3', ['d'])).get('d')?.read_version).toBe('d-v0');
      await store.readers.markRead('u:3', 'd', undefined, 2);
      expect((await store.readers.marks('u:3', ['d'])).get('d')?.read_version).toBe('d-v1');
      expect(await store.readers.markRead('u:3', 'nowhere', undefined, 2)).toBe(false);
      expect(await store.readers.markRead('u:3', 'down', undefined, 2)).toBe(false);
    });

    it('a reading position belongs to the version that was read, and to its reader', async () => {
      const { readers } = store;
      const place = async (owner: 'u:5' | 'u:6' = 'u:5') =>
        (await readers.marks(owner, ['d'])).get('d')?.place;
      await readers.keepPlace('u:5', 'd', 'd-v1', 4_250);
      expect(await place()).toBeUndefined();
      for (const owner of ['u:5', 'u:6'] as const) await readers.markRead(owner, 'd', 'd-v1', 1);
      await readers.keepPlace('u:5', 'd', 'd-v1', 4_250);
      await readers.keepPlace('u:5', 'd', 'd-v0', 1_000);
      expect([await place(), await place('u:6')]).toEqual([4_250, undefined]);
      await readers.markRead('u:5', 'd', 'd-v1', 2);
      expect(await place()).toBe(4_250);
      await readers.markRead('u:5', 'd', 'd-v2', 3);
      expect(await place()).toBeUndefined();
      await readers.keepPlace('u:5', 'nowhere', 'd-v2', 700);
      await readers.keepPlace('u:5', 'd', 'd-v2', 0);
      expect(await place()).toBeUndefined();
    });

    it('the history lists what was shown in a tab, newest first, in the order of the list', async () => {
      await store.readers.addShown('u:4', 'tab', ['c', 'a', 'nowhere', 'down'], 10);
      await store.readers.addShown('u:4', 'tab', ['d', 'b'], 20);
      await store.readers.addShown('u:4', 'other', ['a'], 30);
      const pages: string[][] = [];
      let cursor: string | undefined;
      do {
        const page = await store.readers.shown('u:4', 'tab', cursor, 3);
        pages.push(page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== undefined);
      expect(pages).toEqual([['d', 'b', 'c'], ['a']]);
      await store.readers.addShown('u:4', 'tab', ['a'], 40);
      const again = await store.readers.shown('u:4', 'tab', undefined, 9);
      expect(again.items.map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
      expect((await store.readers.shown('d:4', 'tab', undefined, 9)).items).toEqual([]);
      // A page that ends with the list has no next one, and unknown events are not stored.
      await store.readers.addShown('u:4', 'tab', ['nowhere', 'down'], 50);
      const whole = await store.readers.shown('u:4', 'tab', undefined, 4);
      expect([whole.items.length, whole.next]).toEqual([4, undefined]);
    });

    it('a device has one row of settings, the latest', async () => {
      expect(await store.readers.deviceSettings('cube_1')).toBeUndefined();
      const settings = { language: 'en', device_language: 'en-US' };
      await store.readers.saveDeviceSettings('cube_1', settings, 1);
      await store.readers.saveDeviceSettings('cube_1', { ...settings, language: 'zh' }, 2);
      expect(await store.readers.deviceSettings('cube_1')).toEqual({ ...settings, language: 'zh' });
    });
  });
});
