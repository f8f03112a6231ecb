/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PopupStack } from '@/components/popups/popup-stack';
import Toasts from '@/components/shell/toasts';
import { askAtom, type PopupAnswer } from '@/lib/state/page/popups';
import { siteAtom } from '@/lib/state/page/deployment';
import { readerAtom } from '@/lib/state/page/reader';
import { inFront, service } from '../account/visitor';
import { renderPage } from '../page';

/** The sign-in for China over a page. */
async function open(script?: Parameters<typeof service>[0]) {
  const { store, asked } = service(script);
  store.set(siteAtom, { brand: '方讯', region: 'cn' });
  const page = renderPage(
    <>
      <PopupStack />
      <Toasts />
    </>,
    { store },
  );
  let answer: PopupAnswer | 'none' = 'none';
  act(
    () =>
      void store
        .set(askAtom)({ kind: 'login' })
        .then((value) => (answer = value)),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
  const press = (name: string) => userEvent.click(inFront().getByRole('button', { name }));
  const number = () => screen.getByRole('textbox', { name: 'Phone number' });
  return { ...page, asked, dialog, press, number, answerOf: () => answer };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the sign-in over a page', () => {
  it('begins at step 1, by phone only, with the tick box', async () => {
    const { dialog } = await open();
    expect(within(dialog).queryByRole('tab')).toBeNull();
    expect(within(dialog).getByRole('combobox', { name: 'Country code' })).toHaveValue('+86');
    expect(within(dialog).getByRole('checkbox')).not.toBeChecked();
  });

  it.each(['Back', 'Close'])('closes with "%s" from step 1, without a result', async (name) => {
    const { press, answerOf } = await open();
    await press(name);
    await gone();
    expect(answerOf()).toBeUndefined();
  });

  it('asks for missing consent, and keeps the number where it is refused', async () => {
    const { press, number, asked } = await open();
    await userEvent.type(number(), '13800138000');
    await press('Next');
    await screen.findByRole('alertdialog', { name: 'Please read and agree first' });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(number()).toHaveValue('13800138000');
    expect(asked.map(({ name }) => name)).not.toContain('SendPhoneCode');
  });

  it('leaves the reader on the same page, signed in', async () => {
    const { press, number, store, router, answerOf } = await open();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(number(), '13800138000');
    await press('Next');
    const field = await screen.findByRole('textbox', { name: /Verification code/ });
    await userEvent.type(field, '1234');
    await gone();
    expect(answerOf()).toBe(true);
    expect(store.get(readerAtom)).toMatchObject({ id: 'u1' });
    expect(await screen.findByText('You’re signed in')).toBeInTheDocument();
    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
    expect(router.back).not.toHaveBeenCalled();
  });

  it('starts over after it was closed midway', async () => {
    const { press, number, store } = await open();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(number(), '13800138000');
    await press('Next');
    await screen.findByRole('textbox', { name: /Verification code/ });
    await press('Close');
    await gone();
    act(() => void store.set(askAtom)({ kind: 'login' }));
    await screen.findByRole('dialog', { name: 'Sign in' });
    expect(number()).toHaveValue('');
  });
});
