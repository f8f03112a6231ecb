// A report as it may be read today. Protects: what an operator takes from the site is not read on in
// what somebody once had searched for; what is merely old stays in a report that was kept.
import type { ThemeReport } from '@/lib/contract';
import type { Store } from '../store/contract/store';

/** Which of these events an operator took down: under the id of one that became part of another, it. */
async function takenDown(
  { events }: Pick<Store, 'events'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const live = new Set((await events.getMany(ids)).map(({ id }) => id));
  const away = ids.filter((id) => !live.has(id));
  const found = await Promise.all(away.map((id) => events.get(id)));
  return new Set(away.filter((_, at) => found[at]?.taken_down === true));
}

type Told = { report?: ThemeReport };

/** The same runs, their reports without the sections of what was taken down and the sources of these. */
export async function toldStill<T extends Told>(
  store: Pick<Store, 'events'>,
  runs: readonly T[],
): Promise<T[]> {
  const sections = runs.flatMap(({ report }) => report?.sections ?? []);
  const gone = await takenDown(store, [...new Set(sections.map(({ event_id }) => event_id))]);
  if (gone.size === 0) return [...runs];
  return runs.map((run) => {
    if (!run.report) return run;
    const left = run.report.sections.filter(({ event_id }) => !gone.has(event_id));
    const cited = new Set(
      left.flatMap(({ sentences }) => sentences.flatMap(({ citations }) => citations)),
    );
    const references = run.report.references.filter(
      ({ order }) => order !== undefined && cited.has(order),
    );
    return { ...run, report: { ...run.report, sections: left, references } };
  });
}
