/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { SWRConfig } from 'swr';
import { deepMindRun } from '@/lib/contract/theme';
import { exportReport, isUnderWay, useDeepMind, deepMindAskMs } from '@/lib/state/topics/deep-mind';
import { noticesAtom } from '@/lib/state/page/notices';
import { savedFiles } from '@/tests/saved-files';
import { newReader, type Answer, type Asked } from '../reader';

const run = (state: string, more: object = {}) =>
  deepMindRun.parse({ run_id: `r-${state}`, theme_id: 'h1', state, ...more });

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The searches of a theme, as a page shows them. */
function page(answer: (asked: Asked) => Answer) {
  const { store, asked } = newReader(answer);
  const { result } = renderHook(() => useDeepMind('h1'), {
    wrapper: ({ children }) => (
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Provider store={store}>{children}</Provider>
      </SWRConfig>
    ),
  });
  return { store, result, inputs: () => asked.map(({ input }) => input) };
}
const runs = (...states: string[]): Answer => ({
  body: { code: 0, run_list: states.map((state) => run(state)) },
});

it.each([
  ['queued', true],
  ['running', true],
  ['done', false],
  ['failed', false],
])('a search that is %s is under way: %s', (state, expected) => {
  expect(isUnderWay(run(state))).toBe(expected);
});

it('a search under way is taken up, and asked for anew until it is over', async () => {
  jest.useFakeTimers();
  let state = 'queued';
  const { result, inputs } = page(() => runs('done', state));
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(inputs()).toEqual([{ theme_id: 'h1' }, { run_id: 'r-queued' }]);
  state = 'done';
  await act(() => jest.advanceTimersByTimeAsync(deepMindAskMs));
  expect(result.current.runs?.map((one) => one.state)).toEqual(['done', 'done']);
  await act(() => jest.advanceTimersByTimeAsync(10 * deepMindAskMs));
  expect(inputs()).toHaveLength(3);
});

it.each<[string, Answer]>([
  ['nothing answers', 'broken'],
  ['the service refuses', { body: { code: 9 } }],
  ['they come without data', { body: { code: 0 } }],
])(
  'searches fail where %s, are not asked for by themselves, and come by a press',
  async (_, bad) => {
    let answer = bad;
    const { store, result, inputs } = page(() => answer);
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.runs).toBeUndefined();
    expect(store.get(noticesAtom)).toEqual([]);
    const before = inputs().length;
    answer = runs();
    await act(async () => {
      await result.current.refresh();
    });
    expect(result.current).toMatchObject({ runs: [], failed: false });
    expect(inputs()).toHaveLength(before + 1);
  },
);

describe('a report as a file', () => {
  const day = (time: number) => `day ${time}`;
  const text = async (report?: object) => {
    const files = savedFiles();
    exportReport(run('done', { report }), 'Trams & [buses]', day);
    expect(files[0]).toMatchObject({ name: 'r-done.md', type: 'text/markdown' });
    return files[0]?.text;
  };

  it('has its sections, and its sources as notes; what would be markup is written out', async () => {
    const sentence = (words: string, ...citations: number[]) => ({ text: words, citations });
    const report = {
      sections: [
        {
          event_id: 'e1',
          title: 'First *half*',
          time: 1,
          sentences: [sentence('One_two.', 1, 2), sentence('Three.')],
        },
        { event_id: 'e2', title: 'Second', time: 2, sentences: [sentence('<b>Four</b>', 2)] },
      ],
      references: [
        { order: 1, source: 'One Daily', title: 'A `story`', link: 'https://one.example/a_b' },
        { order: 2, link: 'https://two.example/' },
      ],
    };
    expect(await text(report)).toBe(
      [
        ...['# Trams & \\[buses\\]', '', '## First \\*half\\*', '', 'day 1', ''],
        ...['- One\\_two. [^1][^2]', '- Three. ', ''],
        ...['## Second', '', 'day 2', '', '- \\<b\\>Four\\</b\\> [^2]', ''],
        '[^1]: One Daily: A \\`story\\` <https://one.example/a_b>',
        '[^2]: <https://two.example/>',
        '',
      ].join('\n'),
    );
  });

  it('is empty where nothing was found yet', async () => {
    expect(await text()).toBe('');
  });
});
