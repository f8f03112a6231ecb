/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ActsSection } from '@/components/console/acts-section';
import { BotsSection } from '@/components/console/bots-section';
import { DaySection } from '@/components/console/day-section';
import { EventAudio } from '@/components/console/event-audio';
import { FilesSection } from '@/components/console/files-section';
import { ThemesSection } from '@/components/console/themes-section';
import { keepFocus } from '@/components/ui/keep-focus';
import { botInput } from '@/lib/newsroom/bots/manage';
import { postsADayMost } from '@/lib/model/limits/bots';
import { languages, type Language } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import type { ReactElement } from 'react';
import { renderPage } from '../page';

const ok = (data: object): Answer => ({ body: { code: 0, data } });
const page = (items: object[]) => ok({ items, has_more: false, next_cursor: '' });

function open(
  shown: ReactElement,
  answer: (asked: Asked) => Answer | Promise<Answer>,
  language: Language = 'en',
) {
  const { store, asked } = newReader(answer);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{shown}</SWRConfig>,
    { store, language },
  );
  const inputs = (name: string) =>
    asked.filter((one) => one.name === name).map(({ input }) => input as Record<string, unknown>);
  return { asked, inputs };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const theme = {
  ...{ theme_id: 't1', name: 'Oil', state: 'live', keywords: ['oil', 'opec'], follow_count: 2 },
  ...{ created_at: 1, updated_at: 1 },
};

it.each(languages)('takes a theme down after a confirmation, in %s', async (language) => {
  const { inputs } = open(<ThemesSection />, () => page([theme]), language);
  const { takeDown, themes } = allMessages[language].console;
  await press(`${takeDown}: Oil`);
  expect(screen.getByText(themes.askTakeDown)).toBeVisible();
  expect(inputs('TakeDownTheme')).toEqual([]);
  await press(takeDown);
  await waitFor(() => expect(inputs('TakeDownTheme')).toEqual([{ theme_id: 't1' }]));
});

it('lists what was taken down, and restores it', async () => {
  const { inputs } = open(<ThemesSection />, ({ input }) =>
    page([{ ...theme, state: (input as { state?: string }).state ?? 'live' }]),
  );
  await press('Taken down');
  await press('Restore: Oil');
  await waitFor(() => expect(inputs('RestoreTheme')).toEqual([{ theme_id: 't1' }]));
});

const entry = (id: string) => ({ event_id: id, title: `Title ${id}`, lang: 'en' });
const report = {
  ...{ day: '2026-01-14', days: ['2026-01-14', '2026-01-13'] },
  sections: [
    { key: 'sports', name: [{ lang: 'en', text: 'Sports' }], entries: [entry('a'), entry('b')] },
  ],
  left_out: [{ event_id: 'c', title: 'Title c' }],
};

it('leaves an event out of a day, and puts one back', async () => {
  const { inputs } = open(<DaySection />, () => ok(report));
  await press('Leave out: Title b');
  await press('Put back: Title c');
  await press('Rewrite the report: 2026-01-14');
  const date = '2026-01-14';
  await waitFor(() =>
    expect(inputs('UpsertDailyReport')).toEqual([
      { date, leave_out_event_ids: ['b'] },
      { date, put_back_event_ids: ['c'] },
      { date },
    ]),
  );
});

it('says that the daily report is being written', async () => {
  const held: (() => void)[] = [];
  open(<DaySection />, () => new Promise((resolve) => held.push(() => resolve(ok(report)))));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  held.pop()?.();
  expect(await screen.findByText('Title a')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
});

it('shows the result of an action whose answer was lost', async () => {
  let leftOut = ['c'];
  let lost = 0;
  const { inputs } = open(<DaySection />, ({ name, input }) => {
    if (name !== 'UpsertDailyReport') {
      return ok({ ...report, left_out: leftOut.map((id) => ({ event_id: id, title: id })) });
    }
    leftOut = [...leftOut, ...(input as { leave_out_event_ids: string[] }).leave_out_event_ids];
    lost += 1;
    return lost === 1 ? { status: 503, body: {} } : { body: { code: 0 } };
  });
  await press('Leave out: Title b');
  await screen.findByRole('button', { name: 'Put back: b' });
  await press('Leave out: Title a');
  await waitFor(() =>
    expect(inputs('UpsertDailyReport').map((input) => input['leave_out_event_ids'])).toEqual([
      ...[['b'], ['a']],
    ]),
  );
});

it('leaves both events out when pressed in quick succession', async () => {
  let leftOut: unknown[] = ['c'];
  const held: (() => void)[] = [];
  const { inputs } = open(<DaySection />, async ({ name, input }) => {
    if (name === 'UpsertDailyReport') {
      await new Promise<void>((resolve) => held.push(resolve));
      leftOut = [...leftOut, ...(input.leave_out_event_ids as unknown[])];
    }
    return ok({
      ...report,
      left_out: leftOut.map((id) => ({ event_id: id, title: `Title ${id}` })),
    });
  });
  await press('Leave out: Title a');
  await waitFor(() => expect(held).toHaveLength(1));
  await press('Leave out: Title b');
  expect(inputs('UpsertDailyReport')).toHaveLength(1);
  held.pop()?.();
  const next = () => screen.getByRole('button', { name: 'Leave out: Title b' });
  await waitFor(() => expect(next()).not.toHaveAttribute('aria-disabled'));
  await press('Leave out: Title b');
  await waitFor(() => expect(held).toHaveLength(1));
  held.pop()?.();
  await waitFor(() => expect(leftOut).toEqual(['c', 'a', 'b']));
});

it('keeps focus at the next event when one is left out', async () => {
  const stop = keepFocus();
  let told = report;
  open(<DaySection />, ({ name }) => {
    const [section] = report.sections;
    if (name === 'UpsertDailyReport' && section) {
      told = { ...report, sections: [{ ...section, entries: [entry('b')] }] };
    }
    return ok(told);
  });
  const first = await screen.findByRole('button', { name: 'Leave out: Title a' });
  first.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Leave out: Title b' })).toHaveFocus(),
  );
  stop();
});

it('opens another day, and keeps the way back from an empty one', async () => {
  const { inputs } = open(<DaySection />, ({ input }) =>
    (input as { date?: string }).date === '2026-01-13'
      ? { body: { code: -1, data: null } }
      : ok(report),
  );
  await screen.findByText('Title a');
  await userEvent.selectOptions(screen.getByRole('combobox'), '2026-01-13');
  expect(await screen.findByText('Nothing here.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), '2026-01-14');
  expect(await screen.findByText('Title a')).toBeVisible();
  expect(inputs('GetInnerDailyReport').map(({ date }) => date)).toEqual([
    ...[undefined, '2026-01-13', '2026-01-14'],
  ]);
});

const bot = {
  ...{ bot_id: 'rivers', name: [{ lang: 'en', text: 'Rivers' }], icon: 'leaf' },
  ...{ description: [{ lang: 'en', text: 'Floods' }], category: 'science', per_day: 5 },
  field: { names: ['Mekong'], subjects: ['disasters'], sections: ['science'] },
  ...{ hidden: false, shipped: true, post_count: 0, follow_count: 0, update_time: 0 },
};

it('changes a bot, and keeps what the form does not show', async () => {
  const { inputs } = open(<BotsSection />, () => page([bot]));
  await press('Edit: Rivers');
  const names = screen.getByRole('textbox', { name: /^Names/ });
  expect(names).toHaveValue('Mekong');
  await userEvent.type(names, '\nAmazon\n');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name (中文)' }), '河流');
  await press('Save');
  await waitFor(() => expect(inputs('SaveInnerBot')).toHaveLength(1));
  const [saved] = inputs('SaveInnerBot');
  expect(saved).toMatchObject({ id: 'rivers', category: 'science', icon: 'leaf', per_day: 5 });
  expect(saved?.field).toMatchObject({
    ...{ names: ['Mekong', 'Amazon'], subjects: ['disasters'], sections: ['science'] },
  });
  expect(botInput.parse(saved).name.map(({ text }) => text)).toEqual(['Rivers', '河流']);
  await waitFor(() => expect(names).not.toBeInTheDocument());
});

it.each(languages)('creates a bot that the service accepts, in %s', async (language) => {
  const { inputs } = open(<BotsSection />, () => page([]), language);
  const words = allMessages[language].console.bots;
  await press(words.add);
  await userEvent.type(screen.getByRole('textbox', { name: words.id }), 'oil');
  const english = (label: string) => label.replace('{language}', 'English');
  await userEvent.type(screen.getByRole('textbox', { name: english(words.nameIn) }), 'Oil');
  await userEvent.type(screen.getByRole('textbox', { name: english(words.descriptionIn) }), 'Oil');
  await userEvent.type(screen.getByRole('textbox', { name: english(words.wordsIn) }), 'crude oil');
  await press(words.save);
  await waitFor(() => expect(inputs('SaveInnerBot')).toHaveLength(1));
  const read = botInput.parse(inputs('SaveInnerBot')[0]);
  expect(inputs('SaveInnerBot')).toMatchObject([{ is_new: true }]);
  expect(read).toMatchObject({ id: 'oil', field: { words: { en: ['crude oil'] } } });
});

const labelOf = (field: HTMLElement) => (field as HTMLInputElement).labels?.[0]?.textContent ?? '';

it.each(languages)('says what a bot lacks, and does not send it, in %s', async (language) => {
  const { inputs } = open(<BotsSection />, () => page([]), language);
  const words = allMessages[language].console.bots;
  await press(words.add);
  await userEvent.type(screen.getByRole('textbox', { name: words.id }), 'Oil!');
  await userEvent.clear(screen.getByRole('textbox', { name: words.perDay }));
  await press(words.save);
  const { perDay, ...others } = words.wrong;
  for (const text of Object.values(others)) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(perDay.replace('{most}', String(postsADayMost)))).toBeVisible();
  expect(screen.getByRole('textbox', { name: words.id })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: new RegExp(`^${words.names}`) })).toBeInvalid();
  expect(inputs('SaveInnerBot')).toEqual([]);
});

it('keeps the form of a refused bot', async () => {
  open(<BotsSection />, ({ name }) =>
    name === 'SaveInnerBot'
      ? { status: 409, body: { code: 409, msg: 'There is another bot of this id.' } }
      : page([bot]),
  );
  await press('New bot');
  for (const [name, text] of [
    ['Id', 'rivers'],
    ['Name (English)', 'Rivers'],
    ['What it follows (English)', 'Rivers'],
    ['Names', 'Nile'],
  ] as const) {
    const [field] = screen.getAllByRole('textbox').filter((one) => labelOf(one).startsWith(name));
    if (field) await userEvent.type(field, text);
  }
  await press('Save');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: 'Id' })).toHaveValue('rivers');
});

it('has the sounds of an event generated part by part, and stops where none can be', async () => {
  const steps = [
    { event_id: 'e1', made: 3, kept: 0, left: 2 },
    { event_id: 'e1', made: 1, kept: 3, left: 1 },
    { event_id: 'e1', made: 0, kept: 4, left: 1 },
  ];
  const { inputs } = open(<EventAudio eventId="e1" />, () => ok(steps.shift() ?? {}));
  await press('Make audio');
  expect(await screen.findByText('4 parts made, 1 to go.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make audio' })).toBeEnabled());
  expect(inputs('UpsertTts')).toHaveLength(3);
});

it('says that the result of a file is unknown where no answer came, and checks it', async () => {
  const { inputs } = open(<FilesSection />, ({ name }) =>
    name === 'SaveFile' ? { status: 503, body: {} } : page([]),
  );
  await screen.findByText('Nothing here.');
  const file = new File(['Rain'], 'rain.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Add a file'), file);
  expect(await screen.findByText(/^The server didn’t respond/)).toBeVisible();
  await waitFor(() => expect(inputs('ListFiles')).toHaveLength(2));
  await userEvent.upload(screen.getByLabelText('Add a file'), new File([], 'empty.csv'));
  expect(await screen.findByText('The file is empty.')).toBeVisible();
  expect(inputs('SaveFile')).toHaveLength(1);
});

it('names the operators above their actions', async () => {
  const operator = { user_id: 'ana', name: 'Ana', from: 'setting' };
  const act = {
    ...{ id: 'o1', user_id: 'ana', name: 'Ana', act: 'event.pin', target: 'e1' },
    ...{ before: '', after: 'A title', created_at: 1 },
  };
  open(<ActsSection />, ({ name }) => page(name === 'ListOperators' ? [operator] : [act]));
  const list = within(await screen.findByRole('region', { name: 'Operators' }));
  expect(list.getByText('Ana · from OPERATORS')).toBeVisible();
  expect(screen.getByText('Pinned an event · e1')).toBeVisible();
});
