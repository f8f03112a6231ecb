/** @jest-environment ./tests/dom-with-fetch.mjs */
// A deep search as its reader sees it: its progress, stopped midway, saved.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { DeepMindSection } from '@/components/topic/deep-mind-section';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

const source = { order: 1, source: 'Harbour Courier', link: 'https://courier.example.com/1' };
const section = {
  ...{ event_id: 'e1', title: 'High water at Quillhaven', lang: 'en' },
  time: Date.UTC(2026, 4, 2),
  sentences: [{ text: 'The water rose by two metres.', lang: 'en', citations: [1] }],
};
const found = { sections: [section], references: [source], not_covered: ['Emberley'] };
const nothing = { sections: [], references: [], not_covered: ['Emberley'] };
const steps = [
  { query: 'water', done: true, found: 1 },
  { query: 'water Emberley', done: false, found: 0 },
];
const allDone = steps.map((step) => ({ ...step, done: true }));
const run = (state: string, report: object | undefined, looked = steps) => ({
  ...{ run_id: 'r1', theme_id: 'h1', question: 'How high?', state, saved: false },
  ...{ steps: looked, report },
  start_time: Date.UTC(2026, 10, 21),
});

/** The searches of a theme: one, with the service's state until the reader acts on it. */
function watch(state: string, report?: object, looked = steps) {
  let one = run(state, report, looked);
  const { store, asked } = newReader(({ name }) => {
    if (name === 'StopDeepMind') one = { ...one, state: 'stopped' };
    if (name === 'SaveDeepMind') one = { ...one, saved: true };
    return { body: { code: 0, run: one, run_list: [one] } };
  });
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DeepMindSection themeId="h1" name="Tides" onGone={jest.fn()} />
    </SWRConfig>,
    { store },
  );
  return { asked, report: () => screen.findByRole('article') };
}

it('shows its progress; stopped midway, its findings stay, cited, and can be saved', async () => {
  const { asked, report } = watch('running', found);
  expect(within(await report()).getByRole('status')).toHaveTextContent(/Under way .* 1 of 2 steps/);
  // One at a time: there is no button to start another.
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const kept = await screen.findByRole('button', { name: 'Keep' });
  expect(asked.find(({ name }) => name === 'StopDeepMind')?.input).toEqual({ run_id: 'r1' });
  expect(within(await report()).getByRole('status')).toHaveTextContent(/^Stopped/);
  expect(await report()).toHaveTextContent('The water rose by two metres.');
  expect(screen.getByRole('button', { name: 'Sources 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  await userEvent.click(kept);
  expect(await screen.findByRole('button', { name: 'Kept', pressed: true })).toBeVisible();
});

it.each(['running', 'stopped', 'failed'])(
  '%s, it does not claim what is missing',
  async (state) => {
    const { report } = watch(state, nothing);
    await waitFor(async () => expect(await report()).toHaveTextContent('How high?'));
    expect(await report()).not.toHaveTextContent(/Not covered|No stored news/);
  },
);

it('that ran out of time shows how far it came, and does not claim what is missing', async () => {
  const { report } = watch('done', nothing);
  expect(within(await report()).getByRole('status')).toHaveTextContent(/Done .* 1 of 2 steps/);
  expect(await report()).not.toHaveTextContent(/Not covered|No stored news/);
});

it('that finished says what is missing', async () => {
  const { report } = watch('done', nothing, allDone);
  expect(within(await report()).getByRole('status')).not.toHaveTextContent(/steps/);
  expect(await report()).toHaveTextContent('Not covered: Emberley');
  expect(await report()).toHaveTextContent('No stored news answers this.');
});

it('started here, moves focus to its stop button', async () => {
  let begun = false;
  const { store } = newReader(({ name }) => {
    if (name === 'StartDeepMind') begun = true;
    const one = run('running', undefined);
    return { body: { code: 0, run: one, run_list: begun ? [one] : [] } };
  });
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DeepMindSection themeId="h1" name="Tides" onGone={jest.fn()} />
    </SWRConfig>,
    { store },
  );
  await userEvent.type(await screen.findByRole('textbox'), 'How high?{Enter}');
  expect(await screen.findByRole('button', { name: 'Stop' })).toHaveFocus();
});
