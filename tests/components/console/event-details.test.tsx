/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { EventsSection } from '@/components/console/events-section';
import { languages, type Language } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const row = {
  ...{ id: 'e1', title: 'A bridge reopens', lang: 'en', state: 'live', tabs: ['world'] },
  ...{ own_tabs: false, labels: ['checked'], pinned: false, reason: '' },
  ...{ release_time: 1, updated_at: 1, source_count: 2 },
};
const source = (id: string) => ({
  ...{ article_id: id, source: `Paper ${id}`, title: `Told by ${id}`, url: '', published_at: 1 },
});
const moment = (id: string, hidden: boolean) => ({
  ...{ event_id: 'e1', moment_id: id, title: 'Paper', time: 1, text: `Line ${id}`, hidden },
});
const near = { event_id: 'e2', title: 'The bridge is open', lang: 'en', score: 0.5 };
const graph = { event_id: 'e1', twins: [], similar: [near], topics: [] };
const ok = (data: object): Answer => ({ body: { code: 0, data } });
const page = (items: object[]) => ok({ items, has_more: false, next_cursor: '' });

function open(
  language: Language = 'en',
  over: Partial<typeof row> = {},
  /** Answers before the others, where it returns something. */
  first: (asked: Asked) => Answer | undefined | Promise<Answer | undefined> = () => undefined,
) {
  const answer = async (call: Asked): Promise<Answer> => {
    const { name } = call;
    const given = await first(call);
    if (given) return given;
    if (name === 'GetInnerEvent') return ok({ ...row, ...over, sources: ['a', 'b'].map(source) });
    if (name === 'RecallGraph') return ok({ ...graph, moments: [] });
    if (name === 'ListMoments') return page([moment('m1', false), moment('m2', true)]);
    if (name === 'ListLabels') return page([{ label: 'checked', events: 1 }]);
    if (name === 'ListInnerEvents') return page([{ ...row, ...over }]);
    if (name === 'SplitEvent') return ok({ event_id: 'e7' });
    return { body: { code: 0 } };
  };
  const { store, asked } = newReader(answer);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <EventsSection />
    </SWRConfig>,
    { store, language },
  );
  const inputOf = (name: string) => asked.find((one) => one.name === name)?.input;
  return { asked, inputOf };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it.each(languages)('shows what an event consists of and links to, in %s', async (language) => {
  open(language);
  const words = allMessages[language].console.event;
  await press(`${words.details}: ${row.title}`);
  expect(await screen.findByRole('group', { name: words.sources })).toBeVisible();
  for (const name of [words.near, words.moments, words.labels]) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
  expect(screen.getByText(near.title)).toBeVisible();
});

it('splits off chosen reports, but never all of them', async () => {
  const { inputOf } = open();
  await press(/^Details/);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Told by a/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Told by b/ }));
  expect(screen.getByText('At least one must stay.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Split off/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: /Told by b/ }));
  await press(`Split off: ${row.title}`);
  await press('Split off');
  await waitFor(() =>
    expect(inputOf('SplitEvent')).toEqual({ event_id: 'e1', article_ids: ['a'] }),
  );
  // The new event is in no open list: its id leads to it.
  expect(await screen.findByText(/e7/)).toHaveRole('status');
});

it('merges events that are near or named by id, after a confirmation', async () => {
  const { asked, inputOf } = open();
  await press(/^Details/);
  await press(`Merge into this: ${near.title}`);
  expect(inputOf('MergeEvents')).toBeUndefined();
  await press('Merge into this');
  await waitFor(() => expect(inputOf('MergeEvents')).toEqual({ event_id: 'e1', from_id: 'e2' }));
  const field = screen.getByRole('textbox', { name: 'Id of another event' });
  await userEvent.type(field, ' e9 ');
  await press('Merge into this: e9');
  await press('Merge into this');
  await waitFor(() => expect(field).toHaveValue(''));
  const merged = asked.filter(({ name }) => name === 'MergeEvents').map(({ input }) => input);
  expect(merged.at(-1)).toEqual({ event_id: 'e1', from_id: 'e9' });
});

it('offers neither for an event that was taken down', async () => {
  open('en', { state: 'taken_down' });
  await press(/^Details/);
  expect(await screen.findByText('Told by a')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Merge/ })).not.toBeInTheDocument();
});

it('hides a moment and shows a hidden one again', async () => {
  const { inputOf } = open();
  await press(/^Details/);
  const lines = within(await screen.findByRole('region', { name: 'Course of events' }));
  await userEvent.click(lines.getByRole('button', { name: 'Hide: Line m1' }));
  await userEvent.click(lines.getByRole('button', { name: 'Show again: Line m2' }));
  await waitFor(() =>
    expect([inputOf('HideMoment'), inputOf('ShowMoment')]).toEqual([
      { event_id: 'e1', moment_id: 'm1' },
      { event_id: 'e1', moment_id: 'm2' },
    ]),
  );
});

it('adds a tab and removes one', async () => {
  const { asked } = open();
  await press(/^Details/);
  await press('Science');
  await press('World');
  await waitFor(() => {
    const chosen = asked.filter(({ name }) => name === 'SetEventProperties');
    expect(chosen.map(({ input }) => input)).toEqual([
      { event_id: 'e1', add_tabs: ['science'] },
      { event_id: 'e1', remove_tabs: ['world'] },
    ]);
  });
});

it('keeps both tabs when pressed in quick succession', async () => {
  let tabs: string[] = [];
  const held: (() => void)[] = [];
  const { asked } = open('en', {}, ({ name, input }) => {
    if (name === 'SetEventProperties') tabs = [...tabs, ...(input.add_tabs as string[])];
    if (name !== 'GetInnerEvent') return undefined;
    const told = ok({ ...row, tabs, sources: [] });
    // The second time, after the first press, the event is late.
    if (tabs.length !== 1) return told;
    return new Promise<Answer>((resolve) => held.push(() => resolve(told)));
  });
  const sent = () => asked.filter(({ name }) => name === 'SetEventProperties').length;
  await press(/^Details/);
  await press('Science');
  await waitFor(() => expect(held).toHaveLength(1));
  await press('World');
  expect(sent()).toBe(1);
  held.pop()?.();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'World' })).not.toHaveAttribute('aria-disabled'),
  );
  await press('World');
  await waitFor(() => expect(tabs).toEqual(['science', 'world']));
});

it('blocks tab buttons while one is saved, whatever happens to its labels meanwhile', async () => {
  const held: (() => void)[] = [];
  let tabs = ['world'];
  const { asked } = open('en', {}, async ({ name, input }) => {
    if (name === 'SetEventProperties') {
      await new Promise<void>((resolve) => held.push(resolve));
      tabs = [...tabs, ...(input.add_tabs as string[])];
    }
    return name === 'GetInnerEvent' ? ok({ ...row, tabs, sources: [] }) : undefined;
  });
  const sent = () => asked.filter(({ name }) => name === 'SetEventProperties').length;
  await press(/^Details/);
  await press('Science');
  await waitFor(() => expect(held).toHaveLength(1));
  await press('Remove: checked');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Remove: checked' })).toBeEnabled(),
  );
  await press('Sports');
  expect(sent()).toBe(1);
  held.pop()?.();
  const next = () => screen.getByRole('button', { name: 'Sports' });
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
  await press('Sports');
  await waitFor(() => expect(held).toHaveLength(1));
  held.pop()?.();
  await waitFor(() => expect(tabs).toEqual(['world', 'science', 'sports']));
});

it('resets the tabs to those of the reports', async () => {
  const { inputOf } = open('en', { own_tabs: true });
  await press(/^Details/);
  await press('Choose automatically');
  await waitFor(() =>
    expect(inputOf('SetEventProperties')).toEqual({ event_id: 'e1', tabs: null }),
  );
});

it('adds a label and removes one', async () => {
  const { inputOf } = open();
  await press(/^Details/);
  const field = await screen.findByRole('textbox', { name: 'Label' });
  await userEvent.type(field, ' 查核 {Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(inputOf('AddLabel')).toEqual({ event_id: 'e1', label: '查核' });
  await press('Remove: checked');
  await waitFor(() => expect(inputOf('RemoveLabel')).toEqual({ event_id: 'e1', label: 'checked' }));
});

it('lists events by their label', async () => {
  const { asked } = open();
  await press('Labeled');
  expect(await screen.findByRole('combobox', { name: 'Label' })).toHaveValue('checked');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      ...{ name: 'ListInnerEvents', input: { state: 'labeled', label: 'checked' } },
    }),
  );
});

it('unselects the state while searching, and selects it again', async () => {
  const { asked } = open();
  await press('Taken down');
  await userEvent.type(screen.getByRole('searchbox'), 'bridge{Enter}');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ name: 'ListInnerEvents', input: { query: 'bridge' } }),
  );
  expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  await press('Taken down');
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Taken down');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ state: 'taken_down' }));
  expect(asked.at(-1)?.input.query ?? '').toBe('');
});

it('lists another label when no event has the chosen one any more', async () => {
  let labels = ['checked', 'later'];
  const { asked } = open('en', { labels: ['later'] }, ({ name }) => {
    if (name === 'RemoveLabel') labels = ['checked'];
    if (name !== 'ListLabels') return undefined;
    return page(labels.map((label) => ({ label, events: 1 })));
  });
  await press('Labeled');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Label' }), 'later');
  await press(/^Details/);
  await press('Remove: later');
  await waitFor(() =>
    expect(screen.queryByRole('option', { name: /later/ })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('combobox', { name: 'Label' })).toHaveValue('checked');
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'ListInnerEvents').at(-1)?.input).toMatchObject({
      label: 'checked',
    }),
  );
});

it('says that the event is gone', async () => {
  const { store } = newReader(({ name }) =>
    name === 'ListInnerEvents' ? page([row]) : { body: { code: -1 } },
  );
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <EventsSection />
    </SWRConfig>,
    { store },
  );
  await press(/^Details/);
  expect(await screen.findByText('The event is gone')).toBeVisible();
});

it('says what did not load, and retries', async () => {
  let broken = false;
  open('en', {}, () => (broken ? { body: { code: 500 } } : undefined));
  const details = await screen.findByRole('button', { name: /^Details/ });
  broken = true;
  await userEvent.click(details);
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Told by a')).toBeVisible();
});
