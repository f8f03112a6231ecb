// Deep-mind runs: started, watched, stopped, saved. A run belongs to its reader, whoever owns the
// theme.
import { randomBytes } from 'node:crypto';
import { dayEnd } from '@/lib/model/day-end';
import { secondMs } from '@/lib/model/time';
import { takenDown, type DeepMindRun } from '@/lib/contract';
import { signedIn, type Context, type Handlers } from '../context';
import { toldStill } from '../themes/told-still';
import { Refusal } from '../refusal';
import type { StoredRun } from '../store/contract/theme-store';
import { noTheme, readableTheme } from './themes';

/** How many runs one reader may start in a day. */
export const deepMindsADay = 10;

const noRun = { code: takenDown, msg: 'There is no such search.', run: null };

const wireRun = ({ id, theme_id, question, state, saved, ...run }: StoredRun): DeepMindRun => ({
  ...{ run_id: id, theme_id, question, state, saved, steps: run.steps },
  report: run.report ?? null,
  start_time: run.created_at,
  end_time: run.ended_at ?? 0,
});

/** A run as its reader may read it now. */
async function readRun(run: StoredRun, { store }: Pick<Context, 'store'>) {
  const [told = run] = await toldStill(store, [run]);
  return { run_id: run.id, run: wireRun(told) };
}

const isOver = ({ state }: StoredRun) => state !== 'queued' && state !== 'running';

export const deepMindHandlers: Handlers<'deep-mind'> = {
  async StartDeepMind({ theme_id, question = '' }, context) {
    const { store, now, call, deepMind } = context;
    const owner = signedIn(context);
    const theme = await readableTheme(theme_id, context);
    if (!theme) return { code: noTheme.code, msg: noTheme.msg, run: null };
    if (question === '' && theme.definition.keywords.length === 0) throw new Refusal('themeEmpty');
    const run: StoredRun = {
      ...{ id: `dm_${randomBytes(16).toString('hex')}`, owner, theme_id, question },
      ...{ lang: call.language, state: 'queued', saved: false, tries: 0, lease_until: 0 },
      ...{ steps: [], created_at: now },
    };
    const endsAt = dayEnd(now);
    const name = `deep-mind:${owner}`;
    const tooMany = () => {
      const retryAfterSeconds = Math.ceil((endsAt - now) / secondMs);
      const values = { most: deepMindsADay };
      return new Refusal('deepMindsOfDay', { values, retryAfterSeconds });
    };
    if ((await store.quotas.used(name, now)) >= deepMindsADay) throw tooMany();
    await store.transaction(async () => {
      if (!(await store.themes.runs.begin(run))) throw new Refusal('deepMindBusy');
      if ((await store.quotas.count(name, endsAt, now)) > deepMindsADay) throw tooMany();
    });
    deepMind.begin();
    return { run_id: run.id, run: wireRun(run) };
  },

  async QueryDeepMind({ run_id, theme_id }, context) {
    const { store, now, deepMind } = context;
    const owner = signedIn(context);
    if (run_id === undefined) {
      if (theme_id === undefined) {
        throw new Refusal('input', { values: { detail: 'run_id: a run or a theme is needed' } });
      }
      const runs = await store.themes.runs.of(owner, theme_id);
      return { run_list: (await toldStill(store, runs)).map(wireRun) };
    }
    const run = await store.themes.runs.get(owner, run_id);
    if (!run) return noRun;
    // Its worker has died: another one takes the run over.
    if (!isOver(run) && run.lease_until <= now) deepMind.begin();
    return readRun(run, context);
  },

  async StopDeepMind({ run_id }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    if (!(await store.themes.runs.get(owner, run_id))) return noRun;
    await store.themes.runs.end(run_id, 'stopped', now);
    const run = await store.themes.runs.get(owner, run_id);
    return run ? readRun(run, context) : noRun;
  },

  async SaveDeepMind({ run_id, keep }, context) {
    const { runs } = context.store.themes;
    const owner = signedIn(context);
    const run = await runs.get(owner, run_id);
    if (!run) return noRun;
    if (!isOver(run)) throw new Refusal('deepMindOpen');
    await runs.setSaved(owner, run_id, keep);
    return readRun({ ...run, saved: keep }, context);
  },

  async DeleteDeepMind({ run_id }, context) {
    const { runs } = context.store.themes;
    const owner = signedIn(context);
    const run = await runs.get(owner, run_id);
    if (!run) return { code: noRun.code, msg: noRun.msg };
    await runs.remove(owner, run_id);
    return {};
  },
};
