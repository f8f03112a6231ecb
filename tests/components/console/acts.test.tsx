/** @jest-environment ./tests/dom-with-fetch.mjs */
// The log of operators' actions by kind, and how much of the daily budgets is used.
import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SWRConfig } from 'swr';
import { ActsSection } from '@/components/console/acts-section';
import { OverviewSection } from '@/components/console/overview-section';
import { knownAct, operatorActs } from '@/lib/model/operator-acts';
import { languages, type Language } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const page = (items: object[]): Answer => ({
  body: { code: 0, data: { items, has_more: false, next_cursor: '' } },
});

function open(shown: ReactElement, answer: (asked: Asked) => Answer, language: Language = 'en') {
  const { store, asked } = newReader(answer);
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{shown}</SWRConfig>,
    { store, language },
  );
  return asked;
}

const act = (name: string) => ({
  ...{ id: name, user_id: 'ana', name: 'Ana', act: name, target: 't1' },
  ...{ before: '', after: '', created_at: 1 },
});

it('shows the actions of one kind', async () => {
  const asked = open(<ActsSection />, ({ name, input }) =>
    name === 'ListOperatorActs'
      ? page(input.act === 'feed.' ? [act('feed.add')] : [act('event.pin'), act('feed.add')])
      : page([]),
  );
  expect(await screen.findByText(/^Pinned an event/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Feeds');
  await waitFor(() => expect(screen.queryByText(/^Pinned an event/)).not.toBeInTheDocument());
  expect(await screen.findByText(/^Added a feed/)).toBeVisible();
  const inputs = asked.filter(({ name }) => name === 'ListOperatorActs').map(({ input }) => input);
  expect(inputs.map((input) => input.act)).toEqual([undefined, 'feed.']);
});

it('an action of an older version is shown as it was logged', async () => {
  open(<ActsSection />, ({ name }) =>
    page(name === 'ListOperatorActs' ? [act('event.blessed')] : []),
  );
  expect(await screen.findByText(/event\.blessed/)).toBeVisible();
});

it('every logged action is known', () => {
  const folders = ['lib/newsroom/operators', 'lib/newsroom/feed-desk', 'lib/newsroom/handlers'];
  const code = folders
    .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /\b(noteAct|acting|changing|addingFeed)\b/.test(text))
    .join('\n');
  const noted = [...code.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, name = '']) => name);
  expect(noted.length).toBeGreaterThan(30);
  expect(noted.filter((name) => knownAct(name) === undefined)).toEqual([]);
});

it.each(languages)('every action has a name of its own in %s', (language) => {
  const { names } = allMessages[language].console.acts;
  const all = Object.entries(names).flatMap(([kind, acts]) =>
    Object.entries(acts).map(([done, name]) => [`${kind}.${done}`, name] as const),
  );
  expect(all.map(([name]) => name).sort()).toEqual([...operatorActs].sort());
  expect(new Set(all.map(([, name]) => name)).size).toBe(all.length);
});

const overview = {
  feeds: { healthy: 1, failing: 0, waiting: 0, paused: 0 },
  day: { polls: 1, failed: 0, articles: 2 },
  model: { writings: 0, writings_most: 150, translations: 0, translations_most: 300, tokens: 0 },
};
const showing =
  (today?: object): ((asked: Asked) => Answer) =>
  ({ name }) =>
    name === 'GetOverview' ? { body: { code: 0, data: { ...overview, today } } } : page([]);

it.each(languages)('shows how much of the daily budgets is used, in %s', async (language) => {
  const today = {
    ...{ topics: { used: 3, most: 2_000 }, mails: { used: 7, most: 1_000 } },
    speech: { used: 4_000, most: 5_000 },
  };
  open(<OverviewSection />, showing(today), language);
  const words = allMessages[language].console.overview.today;
  for (const term of [words.speech, words.mails, words.topics]) {
    expect(await screen.findByText(term)).toBeVisible();
  }
  expect(screen.getByText(/^4,000.+5,000$|^4,000\/5,000$/)).toBeVisible();
});

it('shows nothing about speech where no speech service is set', async () => {
  open(<OverviewSection />, showing({ topics: { used: 0, most: 9 }, mails: { used: 0, most: 9 } }));
  expect(await screen.findByText('Mails today (UTC)')).toBeVisible();
  expect(screen.queryByText('Parts spoken today (UTC)')).not.toBeInTheDocument();
});
