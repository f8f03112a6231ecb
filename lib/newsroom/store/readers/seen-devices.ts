// That a device was here. Protects: whoever only reads is no dead device, whose things the sweep would
// remove (`dead-devices.ts`), and noting it costs next to nothing.
import { dayMs } from '@/lib/model/time';
import type { ReaderStore } from '../contract/store';
import type { Database } from '../engine/database';

/** How exactly the database knows it, and how often this process asks it. */
const seenEveryMs = 30 * dayMs;
const askedEveryMs = dayMs;
const rememberedMost = 20_000;

/** Writes `device_setting`, of one device seldom: this process remembers when it asked. */
export function createSeenDevices({ query }: Database): Pick<ReaderStore, 'noteSeen'> {
  const asked = new Map<string, number>();

  return {
    async noteSeen(device, now) {
      const last = asked.get(device);
      if (last !== undefined && now - last < askedEveryMs) return;
      asked.delete(device);
      asked.set(device, now);
      const [oldest] = asked.keys();
      if (asked.size > rememberedMost && oldest !== undefined) asked.delete(oldest);
      const row = await query()
        .selectFrom('device_setting')
        .select('updated_at')
        .where('device', '=', device)
        .executeTakeFirst();
      if (!row || now - Number(row.updated_at) < seenEveryMs) return;
      await query()
        .updateTable('device_setting')
        .set({ updated_at: now })
        .where('device', '=', device)
        .execute();
    },
  };
}
