// Records that a device was used. Protects: the sweep (`dead-devices.ts`) does not delete the data
// of a reader who only reads, and recording costs next to nothing.
import { dayMs } from '@/lib/model/time';
import type { ReaderStore } from '../contract/store';
import type { Database } from '../engine/database';

/** The precision of the stored time, and how often this process queries a device. */
const seenEveryMs = 30 * dayMs;
const askedEveryMs = dayMs;
const rememberedMost = 20_000;

/** Writes `device_setting`, rarely for each device: this process remembers when it last did. */
export function createSeenDevices(
  { query }: Database,
  most = rememberedMost,
): Pick<ReaderStore, 'noteSeen'> {
  const asked = new Map<string, number>();

  return {
    async noteSeen(device, now) {
      const last = asked.get(device);
      if (last !== undefined && now - last < askedEveryMs) return;
      asked.delete(device);
      asked.set(device, now);
      const [oldest] = asked.keys();
      if (asked.size > most && oldest !== undefined) asked.delete(oldest);
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
