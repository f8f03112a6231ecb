// Whether an answer is about an event that was taken down. Protects: what an operator removed from
// the site cannot be read in an answer about it.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Database } from '../engine/database';
import { storedEvent } from './event-row';
import { hostsOf } from './hosts-of';
import { currentIds } from './live-events';

/**
 * Checks the event that was asked about, and the events that have a reference which the answer
 * cites.
 */
export async function tellsTakenDown(
  database: Database,
  { event_id, chunks }: { event_id?: string; chunks: readonly ChatChunk[] },
): Promise<boolean> {
  const { engine, query } = database;
  const references = chunks.flatMap((one) => (one.type === 'reference' ? one.references : []));
  const hosts = hostsOf(references);
  const asked = event_id === undefined ? [] : await currentIds(database, [event_id]);
  if (asked.length + hosts.length === 0) return false;
  const rows = await query()
    .selectFrom('event')
    .selectAll()
    .where('taken_down', '=', 1)
    .where(({ or, eb, selectFrom }) =>
      or([
        engine.oneOf('id', asked),
        eb(
          'id',
          'in',
          selectFrom('event_host').select('event_id').where(engine.oneOf('host', hosts)),
        ),
      ]),
    )
    .execute();
  const links = new Set(references.map(({ link }) => link));
  return rows
    .map((row) => storedEvent(row))
    .some(
      ({ id, references: own }) => asked.includes(id) || own.some(({ link }) => links.has(link)),
    );
}
