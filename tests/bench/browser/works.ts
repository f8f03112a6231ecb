// The tasks of the page's main thread in CPU time: unlike wall time it does not advance while other
// programs run.
import type { Phone } from './site';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; tdur?: number };

/**
 * Starts recording; the returned function stops it, and returns the tasks of 20 ms and more, in ms.
 */
export async function recordWorks({ cdp }: Phone): Promise<() => Promise<number[]>> {
  const works = new Map<string, number[]>();
  const names = new Map<string, string>();
  const take = ({ value }: { value: object[] }) => {
    // The fields that are read from the browser's report.
    for (const event of value as (TraceEvent & { args?: { name?: string } })[]) {
      const thread = `${event.pid} ${event.tid}`;
      if (event.name === 'thread_name') names.set(thread, event.args?.name ?? '');
      if (!event.name.endsWith('RunTask') || (event.tdur ?? 0) < 20_000) continue;
      works.set(thread, [...(works.get(thread) ?? []), (event.tdur ?? 0) / 1_000]);
    }
  };
  cdp.on('Tracing.dataCollected', take);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], recordMode: 'recordAsMuchAsPossible' },
  });
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', take);
    return [...works].flatMap(([thread, times]) =>
      names.get(thread) === 'CrRendererMain' ? times : [],
    );
  };
}
