// Filters stored reports for reading. Protects: what an operator takes down cannot be read in an
// earlier report either; events that are merely old remain in a report.
import type { ThemeReport } from '@/lib/contract';
import type { Store } from '../store/contract/store';

/**
 * Which of these events an operator took down; a merged one counts as the event it was merged into.
 */
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

/** The same runs, with reports without the sections and sources of removed events. */
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
