/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import DailyMail from '@/components/personal/daily-mail';
import { noticesAtom } from '@/lib/state/page/notices';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

const mail = {
  ...{ wanted: false, address: 'ann@example.org', available: true },
  ...{ hour: 7, time_zone: 'Asia/Manila' },
};

function show(data: object | undefined, kept = true) {
  const reader = newReader(({ name }) =>
    name === 'GetDailyMail'
      ? data
        ? { body: { code: 0, data } }
        : 'broken'
      : kept
        ? { body: { code: 0 } }
        : 'broken',
  );
  const ui = (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DailyMail />
    </SWRConfig>
  );
  return { ...renderPage(ui, { store: reader.store }), ...reader };
}
const wish = () => screen.findByRole('switch', { name: 'Send me the report of the day' });

it('is turned on, in the reader’s language, to the address of the account', async () => {
  const { asked } = show(mail);
  expect(await wish()).not.toBeChecked();
  expect(screen.getByText(/7 AM, in English, to ann@example.org/)).toBeInTheDocument();
  await userEvent.click(await wish());
  expect(await wish()).toBeChecked();
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ name: 'SetDailyMail', input: { wanted: true, lang: 'en' } }),
  );
});

it('reverts with a message where it is not saved', async () => {
  const { store } = show(mail, false);
  await userEvent.click(await wish());
  await waitFor(() =>
    expect(store.get(noticesAtom)).toMatchObject([{ key: 'personal.settingFailed' }]),
  );
  expect(await wish()).not.toBeChecked();
  // The message is above the switch, which can be pressed again.
  expect((await wish()).closest('[data-bottom-inset=form]')).not.toBeNull();
});

it.each([1, 2])('shows the service’s state where %i answers were lost', async (lost) => {
  let kept: object = mail;
  let left = lost;
  const { store } = newReader(({ name, input }) => {
    if (name === 'GetDailyMail') return { body: { code: 0, data: kept } };
    kept = { ...mail, wanted: input.wanted, lang: input.lang };
    left -= 1;
    return left >= 0 ? 'broken' : { body: { code: 0 } };
  });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <DailyMail />
    </SWRConfig>,
    { store },
  );
  await userEvent.click(await wish());
  // Where no answer came at all, a message is shown.
  await waitFor(() => expect(store.get(noticesAtom)).toHaveLength(lost - 1));
  await waitFor(async () => expect(await wish()).toBeChecked());
});

it('says why it is not available, and what did not load', async () => {
  show({ ...mail, address: undefined });
  expect(await screen.findByText(/no email address/)).toBeInTheDocument();
  show({ ...mail, available: false });
  expect(await screen.findByText(/doesn’t send mail/)).toBeInTheDocument();
  show(undefined);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
