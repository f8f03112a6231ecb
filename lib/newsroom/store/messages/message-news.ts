// What is new in what readers follow, in an order in which a round can go on where the last ended.
// Protects: nobody is called to what was taken down since.
import { sql } from 'kysely';
import type { MessageStore, News } from '../contract/message-store';
import type { Database } from '../engine/database';
import { ofLiveEvent } from '../engine/live-topic';

type Row = Omit<News, 'items'> & { items: number | string };

const news = (rows: readonly Row[]): News[] =>
  rows.map((row) => ({ ...row, at: Number(row.at), items: Number(row.items) }));

export function createMessageNews({
  query,
}: Database): Pick<MessageStore, 'changedFavorites' | 'changedTopics'> {
  return {
    async changedFavorites([at, id, owner], until, limit) {
      const { rows } = await sql<Row>`
        select kept.owner, event.id, event.event_version_id as version, event.updated_at as at,
          1 as items
        from event join event_collect as kept on kept.event_id = event.id
        where event.updated_at >= ${at} and event.updated_at <= ${until}
          and (event.updated_at, event.id, kept.owner) > (${at}, ${id}, ${owner})
          and event.taken_down = 0 and kept.created_at < event.updated_at
          and kept.owner like 'u:%'
          and not exists (
            select 1 from event_read as known
            where known.owner = kept.owner and known.event_id = event.id
              and known.version = event.event_version_id
          )
        order by event.updated_at, event.id, kept.owner limit ${limit}`.execute(query());
      return news(rows);
    },

    async changedTopics([at, id, owner], until, limit) {
      const { rows } = await sql<Row>`
        select mine.owner, track.id, '' as version, track.updated_at as at,
          (select count(*) from track_item as item join event on event.id = item.event_id
            where item.track_id = track.id and item.added_at = track.updated_at
              and event.taken_down = 0) as items
        from track join track_follow as mine on mine.track_id = track.id
        where track.updated_at >= ${at} and track.updated_at <= ${until}
          and (track.updated_at, track.id, mine.owner) > (${at}, ${id}, ${owner})
          and track.updated_at > mine.read_at and track.updated_at > mine.followed_at
          and mine.owner like 'u:%' and track.taken_down = 0 and ${ofLiveEvent()}
        order by track.updated_at, track.id, mine.owner limit ${limit}`.execute(query());
      return news(rows);
    },
  };
}
