/** @jest-environment ./tests/dom-with-fetch.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FeedbackDialog from '@/components/personal/feedback-dialog';
import { noticesAtom } from '@/lib/state/page/notices';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

function show(arrives: () => boolean) {
  const reader = newReader(() => (arrives() ? { body: { code: 0 } } : 'broken'));
  const close = jest.fn();
  const { unmount } = renderPage(
    <FeedbackDialog
      open
      popup={{ kind: 'feedback-contact' }}
      titleId="title"
      close={close}
      onClosed={jest.fn()}
    />,
    { store: reader.store },
  );
  return { ...reader, close, unmount };
}

beforeEach(() => sessionStorage.clear());

it('sends the text; where that fails it is kept with a message', async () => {
  let arrives = false;
  const { asked, store, close } = show(() => arrives);
  const send = () => screen.getByRole('button', { name: 'Send' });
  expect(send()).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Your message'), '  The list jumps. ');
  await userEvent.click(send());
  await waitFor(() => expect(store.get(noticesAtom)).toMatchObject([{ tone: 'bad' }]));
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Your message')).toHaveValue('  The list jumps. ');
  arrives = true;
  await userEvent.click(send());
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(asked.at(-1)).toEqual({ name: 'SystemFeedback', input: { text: 'The list jumps.' } });
  expect(store.get(noticesAtom).at(-1)).toMatchObject({ key: 'personal.feedbackSent' });
});

it('keeps the text when it is closed, until it has been sent', async () => {
  const message = () => screen.getByLabelText('Your message');
  const first = show(() => false);
  await userEvent.type(message(), 'The list jumps.');
  first.unmount();
  const second = show(() => true);
  expect(message()).toHaveValue('The list jumps.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(second.close).toHaveBeenCalled());
  second.unmount();
  show(() => true);
  expect(message()).toHaveValue('');
});
