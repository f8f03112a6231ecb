/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import QuietHours from '@/components/messages/quiet-hours';
import { noticesAtom } from '@/lib/state/page/notices';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

function show(hours: object | undefined | 'broken', kept = true) {
  const reader = newReader(({ name }) => {
    if (name === 'SaveCustomizeInfo') return kept ? { body: { code: 0 } } : 'broken';
    if (hours === 'broken') return 'broken';
    const customize_info = { personalized_recommend: true, quiet_hours: hours };
    return { body: { code: 0, customize_info } };
  });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <QuietHours />
    </SWRConfig>,
    { store: reader.store },
  );
  return reader;
}
const wish = () => screen.findByRole('switch', { name: 'Keep the bell quiet' });

it('are turned on for the night, changed by the hour, and turned off', async () => {
  const { asked } = show(undefined);
  expect(await wish()).not.toBeChecked();
  await userEvent.click(await wish());
  expect(await screen.findByLabelText('From')).toHaveDisplayValue('10 PM');
  await userEvent.selectOptions(screen.getByLabelText('Until'), '6 AM');
  await userEvent.click(await wish());
  expect(screen.queryByLabelText('From')).toBeNull();
  const saved = asked.filter(({ name }) => name === 'SaveCustomizeInfo');
  await waitFor(() =>
    expect(saved.map(({ input }) => input.customize_info)).toEqual([
      { quiet_hours: { from: 22, to: 7, time_zone } },
      { quiet_hours: { from: 22, to: 6, time_zone } },
      { quiet_hours: null },
    ]),
  );
});

it('are reverted with a message where saving fails', async () => {
  const { store } = show({ from: 1, to: 5, time_zone: 'Asia/Manila' }, false);
  expect(await screen.findByText('By the clock of Asia/Manila.')).toBeVisible();
  await userEvent.click(await wish());
  await waitFor(() =>
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'personal.settingFailed' }]),
  );
  expect(await wish()).toBeChecked();
});

it('with equal hours are off, and a failed load can be retried', async () => {
  show({ from: 5, to: 5, time_zone });
  expect(await screen.findByText(/nothing is quiet/)).toBeVisible();
  show('broken');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
