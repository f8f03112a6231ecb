// Runs of deep-mind. Protects: a reader has one at a time, one process works on it, and nothing is
// written to a stopped run.
import type { Database } from '../engine/database';
import type { ThemeStore } from '../contract/theme-store';
import { storedRun } from './theme-row';

const open = ['queued', 'running'];
/** The most runs of a theme that are shown; ours. */
const runsShown = 20;

/** Rows of `theme_run`. */
export function createThemeRuns({ engine, query, transaction }: Database): ThemeStore['runs'] {
  return {
    async get(owner, id) {
      const row = await query()
        .selectFrom('theme_run')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return row && storedRun(row);
    },

    async of(owner, themeId) {
      const rows = await query()
        .selectFrom('theme_run')
        .selectAll()
        .where('owner', '=', owner)
        .where('theme_id', '=', themeId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(runsShown)
        .execute();
      return rows.map(storedRun);
    },

    begin: (run) =>
      transaction(async () => {
        await engine.takeTurn(query(), `theme-runs:${run.owner}`);
        const other = await query()
          .selectFrom('theme_run')
          .select('id')
          .where('owner', '=', run.owner)
          .where('state', 'in', open)
          .limit(1)
          .executeTakeFirst();
        if (other) return false;
        const { report, ended_at, saved, steps, ...row } = run;
        await query()
          .insertInto('theme_run')
          .values({
            ...row,
            saved: saved ? 1 : 0,
            steps: JSON.stringify(steps),
            report: report ? JSON.stringify(report) : null,
            ended_at: ended_at ?? null,
          })
          .execute();
        return true;
      }),

    async claim(id, now, leaseUntil) {
      const row = await query()
        .updateTable('theme_run')
        .set(({ eb }) => ({
          state: 'running',
          lease_until: leaseUntil,
          tries: eb('tries', '+', 1),
        }))
        .where('id', '=', id)
        .where('state', 'in', open)
        .where('lease_until', '<=', now)
        .returningAll()
        .executeTakeFirst();
      return row && storedRun(row);
    },

    async waiting(now, limit) {
      const rows = await query()
        .selectFrom('theme_run')
        .select('id')
        .where('state', 'in', open)
        .where('lease_until', '<=', now)
        .orderBy('created_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    async progress(id, { steps, report, lease_until }) {
      const { numUpdatedRows } = await query()
        .updateTable('theme_run')
        .set({
          steps: JSON.stringify(steps),
          report: report ? JSON.stringify(report) : null,
          lease_until,
        })
        .where('id', '=', id)
        .where('state', 'in', open)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async end(id, state, now) {
      const { numUpdatedRows } = await query()
        .updateTable('theme_run')
        .set({ state, ended_at: now, lease_until: 0 })
        .where('id', '=', id)
        .where('state', 'in', open)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async setSaved(owner, id, saved) {
      await query()
        .updateTable('theme_run')
        .set({ saved: saved ? 1 : 0 })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .execute();
    },

    async remove(owner, id) {
      await query()
        .deleteFrom('theme_run')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .execute();
    },
  };
}
