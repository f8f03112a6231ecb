// The reader's deep searches of a theme, polled while one is in progress; and a report as Markdown.
import { useAtomValue, useSetAtom } from 'jotai';
import useSWR from 'swr';
import type { DeepMindRun } from '@/lib/contract';
import { saveFile } from '@/lib/browser/page/page-acts';
import { mustSucceed } from '@/lib/client/must-succeed';
import { secondMs } from '@/lib/model/time';
import { readerAtom } from '../page/reader';
import { callAtom } from '../page/service';

/** How often the screen asks for the progress of a run. */
export const deepMindAskMs = secondMs;

export const isUnderWay = ({ state }: DeepMindRun) => state === 'queued' || state === 'running';

export function useDeepMind(theme_id: string) {
  const reader = useAtomValue(readerAtom)?.id;
  const call = useSetAtom(callAtom);
  const answer = useSWR(
    ['QueryDeepMind', theme_id, reader],
    async (): Promise<DeepMindRun[]> => {
      const asked = call()('QueryDeepMind', { theme_id }, { quiet: true });
      const { run_list } = await mustSucceed(asked);
      if (!run_list) throw new Error('The searches came without data.');
      const open = run_list.find(isUnderWay);
      // A search whose process has died is resumed only when it is requested by its own id.
      if (open) await call()('QueryDeepMind', { run_id: open.run_id }, { quiet: true });
      return run_list;
    },
    {
      // An error ends the polling below: while a search is in progress it is retried, with growing
      // delays.
      shouldRetryOnError: (): boolean => answer.data?.some(isUnderWay) ?? false,
      errorRetryInterval: deepMindAskMs,
      revalidateOnFocus: false,
      refreshInterval: (runs) => (runs?.some(isUnderWay) ? deepMindAskMs : 0),
    },
  );
  const { data, error, isValidating, mutate } = answer;
  const failed = error !== undefined && data === undefined && !isValidating;
  return { runs: data, failed, refresh: () => mutate() };
}

const plain = (text: string) => text.replace(/([\\`*_[\]<>#])/g, '\\$1');

/** The report with its sources as numbered notes. */
function reportMarkdown({ report }: DeepMindRun, title: string, day: (time: number) => string) {
  if (!report) return '';
  const sections = report.sections.map(({ title: heading, time, sentences }) => {
    const lines = sentences.map(
      ({ text, citations }) =>
        `- ${plain(text)} ${citations.map((number) => `[^${number}]`).join('')}`,
    );
    return `## ${plain(heading)}\n\n${day(time)}\n\n${lines.join('\n')}\n`;
  });
  const notes = report.references.map(({ order, source, title: name, link }) => {
    const told = [source, name].flatMap((words) => (words ? plain(words) : [])).join(': ');
    return `[^${order}]: ${told && `${told} `}<${link}>`;
  });
  return [`# ${plain(title)}\n`, ...sections, notes.join('\n'), ''].join('\n');
}

/** Downloads it as a Markdown file named after the run. */
export function exportReport(run: DeepMindRun, title: string, day: (time: number) => string): void {
  saveFile(`${run.run_id}.md`, 'text/markdown', reportMarkdown(run, title, day));
}
