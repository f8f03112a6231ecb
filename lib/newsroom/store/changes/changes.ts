// Reports changes to processes that keep copies: through the database where it can (LISTEN,
// NOTIFY), and by polling, since a connection pooler may swallow notifications and SQLite has none.
import { clocksApartMs } from '@/lib/model/limits/service';
import { secondMs } from '@/lib/model/time';
import { anythingChanged } from '@/lib/contract/changes';
import type { ChangeStore } from '../contract/change-store';
import type { Database } from '../engine/database';
import { latestChange, noteChange } from './note-change';
import { sleepFor } from '../../sleep-for';

const lookMs = 0.5 * secondMs;
/** A transaction may commit long after it wrote, on a machine whose clock is slow. */
const windowMs = 2 * clocksApartMs;

/** Rows of `change`. */
export function createChanges(database: Database): ChangeStore {
  const { engine, query } = database;

  /** Every change after this time. */
  const after = (time: number) =>
    query()
      .selectFrom('change')
      .selectAll()
      .where('changed_at', '>', time)
      .orderBy('changed_at')
      .execute();

  async function look(onChange: (subject: string) => void, signal: AbortSignal): Promise<void> {
    const seen = new Map<string, number>();
    const overlap = engine.announcer ? windowMs : 0;
    let newest: number | undefined;
    for (; !signal.aborted; await sleepFor(lookMs, signal)) {
      try {
        if (newest === undefined) {
          const last = await latestChange(database);
          for (const { subject, changed_at } of await after(last - overlap)) {
            seen.set(subject, changed_at);
          }
          newest = last;
          continue;
        }
        for (const { subject, changed_at } of await after(newest - overlap)) {
          newest = Math.max(newest, changed_at);
          if (seen.get(subject) === changed_at) continue;
          seen.set(subject, changed_at);
          onChange(subject);
        }
        for (const [subject, at] of seen) if (at < newest - overlap) seen.delete(subject);
      } catch {
        // The database is away, so nobody can have changed anything; the next poll catches up.
      }
    }
  }

  async function listen(onChange: (subject: string) => void, signal: AbortSignal): Promise<void> {
    for (let first = true; engine.announcer && !signal.aborted; first = false) {
      const heard = engine.announcer.hear(onChange, signal, () => {
        // Notifications sent while disconnected are lost.
        if (!first) onChange(anythingChanged);
      });
      await heard.catch(() => undefined);
      await sleepFor(secondMs, signal);
    }
  }

  return {
    note: (subject) => database.transaction(() => noteChange(database, subject)),
    async follow(onChange, signal) {
      await Promise.all([look(onChange, signal), listen(onChange, signal)]);
    },
    async forget(time) {
      await query().deleteFrom('change').where('changed_at', '<', time).execute();
    },
  };
}
