import type { KyselyPlugin } from 'kysely';
import { dayMs } from '@/lib/model/time';
import { createSeenDevices } from '@/lib/newsroom/store/readers/seen-devices';
import type { OpenStore } from '@/lib/newsroom/store/open-store';
import { onBothEngines } from './engines';

const start = Date.UTC(2026, 0, 15, 12);

onBothEngines((engine) => {
  describe('a device that is used', () => {
    let store: OpenStore;
    let queries: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    /** What the database was asked for since the last look. */
    const asked = () => {
      const before = queries;
      queries = [];
      return before;
    };
    beforeAll(async () => {
      store = await engine.open(await engine.fresh());
    });
    const seenBy = (most?: number) => {
      const { database } = store;
      const counted = { ...database, query: () => database.query().withPlugin(counting) };
      return createSeenDevices(counted, most);
    };
    const settings = { language: 'EN', device_language: 'en' } as const;
    const [read, write] = ['SelectQueryNode', 'UpdateQueryNode'];

    it('is asked about once a day, and written once in thirty', async () => {
      await store.readers.saveDeviceSettings('phone', settings, start);
      const devices = seenBy();
      const at = async (days: number) => {
        await devices.noteSeen('phone', start + days * dayMs);
        return asked();
      };
      expect(await at(1)).toEqual([read]);
      expect(await at(1.9)).toEqual([]);
      expect(await at(2)).toEqual([read]);
      expect(await at(29.9)).toEqual([read]);
      expect(await at(30.9)).toEqual([read, write]);
      expect(await at(32)).toEqual([read]);
      expect(await at(60.9)).toEqual([read, write]);
    });

    it('that stored nothing is not written', async () => {
      await seenBy().noteSeen('nobody', start + 99 * dayMs);
      expect(asked()).toEqual([read]);
      expect(await store.readers.deviceSettings('nobody')).toBeUndefined();
    });

    it('is remembered until enough others were seen since', async () => {
      const devices = seenBy(2);
      for (const name of ['first', 'second']) await devices.noteSeen(name, start);
      asked();
      await devices.noteSeen('first', start + 1);
      expect(asked()).toEqual([]);
      await devices.noteSeen('third', start + 1);
      expect(asked()).toEqual([read]);
      await devices.noteSeen('second', start + 2);
      expect(asked()).toEqual([]);
      await devices.noteSeen('first', start + 2);
      expect(asked()).toEqual([read]);
    });
  });
});
