/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { EventsSection } from '@/components/console/events-section';
import { ReportsSection } from '@/components/console/reports-section';
import { languages, type Language } from '@/lib/model/text/languages';
import { allMessages } from '@/tests/all-messages';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import type { ReactElement } from 'react';
import { renderPage } from '../page';

const event = {
  ...{ id: 'e1', title: 'A bridge reopens', lang: 'en', state: 'live', tabs: [], own_tabs: false },
  ...{ labels: [], pinned: false, reason: '', release_time: 1, updated_at: 1, source_count: 3 },
};
const report = {
  ...{ id: 'r1', target: 1, reason: 3, text: 'Not true', event_id: 'e1', created_at: 1 },
  ...{ event_title: 'A bridge reopens', question: '', answer: '', has_reader: true, reply: '' },
};
const page = (items: object[]): Answer => ({
  body: { code: 0, data: { items, has_more: false, next_cursor: '' } },
});

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
  return asked;
}

it.each(languages)('shows events with what can be done to them, in %s', async (language) => {
  open(<EventsSection />, () => page([event]), language);
  const { pin } = allMessages[language].console;
  expect(await screen.findByRole('heading', { name: event.title })).toBeVisible();
  expect(screen.getByRole('button', { name: `${pin}: ${event.title}` })).toBeVisible();
});

it('takes an event down only after it said what that does', async () => {
  const asked = open(<EventsSection />, () => page([event]));
  await userEvent.click(await screen.findByRole('button', { name: `Take down: ${event.title}` }));
  expect(screen.getByText(/It leaves every list/)).toBeVisible();
  expect(asked.some(({ name }) => name === 'TakeDownEvent')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'Wrong name');
  await userEvent.click(screen.getByRole('button', { name: 'Take down' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'TakeDownEvent')?.input).toEqual({
      ...{ event_id: 'e1', reason: 'Wrong name' },
    }),
  );
});

it('closes a report with the reply that was typed', async () => {
  const asked = open(<ReportsSection />, () => page([report]));
  expect(await screen.findByText('Not true')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Corrected.');
  await userEvent.click(screen.getByRole('button', { name: 'Answer and close' }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'AnswerReport')?.input).toEqual({
      ...{ report_id: 'r1', reply: 'Corrected.' },
    }),
  );
});

it('offers no reply to a report whose reader is gone', async () => {
  open(<ReportsSection />, () => page([{ ...report, has_reader: false }]));
  expect(await screen.findByText(/Its reader is gone/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('says what did not load, and asks again', async () => {
  let failing = true;
  open(<ReportsSection />, () => (failing ? { body: { code: 500 } } : page([report])));
  const again = await screen.findByRole('button', { name: 'Try again' });
  failing = false;
  await userEvent.click(again);
  expect(await screen.findByText('Not true')).toBeVisible();
});
