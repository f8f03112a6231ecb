// How many messages the site sent, by hour. Protects: no row names a recipient.
import * as z from 'zod';
import { hourMs } from '@/lib/model/time';
import type { DeliveryStore } from '../contract/site-store';
import type { Database } from '../engine/database';
import { behind, pageOf } from './page-after';

const kind = z.enum(['account', 'code', 'daily', 'notice', 'test']);
const channel = z.enum(['email', 'phone', 'site']);

/** Rows of `delivery`: one for each hour, kind and channel. */
export function createDeliveries({ query }: Database): DeliveryStore {
  return {
    async note({ sent = 0, failed = 0, ...of }, now) {
      const hour = Math.floor(now / hourMs) * hourMs;
      await query()
        .insertInto('delivery')
        .values({ hour, ...of, sent, failed })
        .onConflict((conflict) =>
          conflict.columns(['hour', 'kind', 'channel']).doUpdateSet(({ eb }) => ({
            sent: eb('delivery.sent', '+', sent),
            failed: eb('delivery.failed', '+', failed),
          })),
        )
        .execute();
    },

    async page(cursor, limit) {
      const { time, key } = behind(cursor);
      const [beforeKind = '', beforeChannel = ''] = key.split(' ');
      const rows = await query()
        .selectFrom('delivery')
        .selectAll()
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('hour', 'kind', 'channel'), '<', tuple(time, beforeKind, beforeChannel)),
        )
        .orderBy('hour', 'desc')
        .orderBy('kind', 'desc')
        .orderBy('channel', 'desc')
        .limit(limit + 1)
        .execute();
      const read = rows.map((row) => ({
        ...{ ...row, kind: kind.parse(row.kind), channel: channel.parse(row.channel) },
      }));
      return pageOf(read, limit, (row) => [row.hour, `${row.kind} ${row.channel}`]);
    },

    async forget(before) {
      await query().deleteFrom('delivery').where('hour', '<', before).execute();
    },
  };
}
