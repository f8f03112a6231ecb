/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { DayScreen } from '@/components/screens/day-screen';
import type { DailyReport } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import type { DayFirst } from '@/lib/state/day/day';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';

const days = ['2026-01-15', '2026-01-14', '2026-01-09'];
const report = (day: string, lang = 'en'): DailyReport => ({
  ...{ day, lang, made_at: Date.UTC(2026, 0, 15), final: true, events_count: 3 },
  sections: [
    {
      key: 'sports',
      name: [{ lang: 'en', text: 'Sports' }],
      entries: [
        {
          ...{ event_id: 'e1', title: `Match of ${day}`, lang: 'en' },
          sentence: {
            ...{ text: 'It ended at noon.', lang: 'en' },
            references: [{ order: 1, source: 'The Post', link: 'https://a.example' }],
          },
          ...{ sources_count: 3, release_time: 1 },
        },
      ],
    },
  ],
});
const answers = ({ input }: Asked): Answer => {
  const date = String(input.date ?? days[0]);
  return days.includes(date)
    ? { body: { code: 0, data: report(date, String(input.lang)), days } }
    : { body: { code: -1, data: null, days } };
};

function show(start: DayFirst, answer = answers, language: Language = 'en') {
  window.history.replaceState(null, '', '/m/day');
  const reader = newReader(answer);
  const ui = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DayScreen start={start} />
    </SWRConfig>
  );
  return { ...renderPage(ui, { store: reader.store, language }), ...reader };
}
const first = { report: report('2026-01-14'), days };

it('shows what the server loaded, and requests nothing', () => {
  const { asked } = show({ date: '2026-01-14', first });
  expect(screen.getByRole('heading', { name: 'Sports' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /Match of 2026-01-14/ });
  expect(link).toHaveAttribute('href', '/m/news/detail?id=e1');
  expect(link).toHaveTextContent('It ended at noon.');
  expect(link).toHaveTextContent('3 sources');
  expect(asked).toEqual([]);
});

it('names the source where there is only one', () => {
  const alone = report('2026-01-14');
  for (const { entries } of alone.sections) for (const entry of entries) entry.sources_count = 1;
  show({ date: '2026-01-14', first: { report: alone, days } });
  const link = screen.getByRole('link', { name: /Match of 2026-01-14/ });
  expect(link).toHaveTextContent('The Post');
  expect(link).not.toHaveTextContent('1 source');
});

it('goes to the previous and next day, and to any day that exists', async () => {
  show({ date: '2026-01-14', first });
  await userEvent.click(screen.getByRole('button', { name: 'The day before' }));
  expect(await screen.findByText('Match of 2026-01-09')).toBeInTheDocument();
  expect(window.location.search).toBe('?date=2026-01-09');
  const before = screen.getByRole('button', { name: 'The day before' });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  // Keyboard focus does not move to the top of the page.
  expect(before).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(window.location.search).toBe('?date=2026-01-09');
  const choice = screen.getByRole('combobox', { name: 'Choose a day' });
  expect(choice.querySelectorAll('option')).toHaveLength(3);
  await userEvent.selectOptions(choice, '2026-01-15');
  expect(await screen.findByText('Match of 2026-01-15')).toBeInTheDocument();
  const after = screen.getByRole('button', { name: 'The day after' });
  expect(after).toHaveAttribute('aria-disabled', 'true');
});

it('without a report links to the newest', async () => {
  show({ date: '2026-01-11', first: undefined });
  expect(await screen.findByText(/no report for that day/)).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveDisplayValue('January 11, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Open the newest report' }));
  expect(await screen.findByText('Match of 2026-01-15')).toBeInTheDocument();
});

it('that does not load can be retried', async () => {
  let broken = true;
  show({ date: undefined, first: undefined }, (asked) => (broken ? 'broken' : answers(asked)));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Match of 2026-01-15')).toBeInTheDocument();
});

it('is in the language of the reader', async () => {
  const { asked } = show({ date: '2026-01-14', first }, answers, 'zh');
  expect(await screen.findByText(/当天共 3 个事件/)).toBeInTheDocument();
  expect(asked[0]?.input).toMatchObject({ lang: 'zh', date: '2026-01-14' });
});
