/** @jest-environment ./tests/dom-with-fetch.mjs */
// Editing an earlier question: what was typed meanwhile is not lost.
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { languages } from '@/lib/model/text/languages';
import { chatDraftAtom } from '@/lib/state/chat/chat-draft';
import { noticesAtom } from '@/lib/state/page/notices';
import { allMessages } from '@/tests/all-messages';
import { answer } from '@/tests/state/chat-reader';
import { forgetEverything, openTurn } from './open-chat';

const input = () => screen.getByRole('textbox', { name: 'Your question' });
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit question' }));
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

beforeEach(forgetEverything);
afterEach(() => act(() => void toast.dismiss()));

it('restores the typed text by a press', async () => {
  await openTurn([answer('So it was.', 'end')]);
  await userEvent.type(input(), 'A long thought');
  await edit();
  expect(input()).toHaveValue('Why?');
  await undo();
  expect(input()).toHaveValue('A long thought');
});

it('restores it where the question was edited twice, too', async () => {
  const { store } = await openTurn([answer('So it was.', 'end')]);
  await userEvent.type(input(), 'A long thought');
  await edit();
  await edit();
  await undo();
  expect(store.get(chatDraftAtom)).toBe('A long thought');
});

it('keeps text typed since below it', async () => {
  await openTurn([answer('So it was.', 'end')]);
  await userEvent.type(input(), 'A long thought');
  await edit();
  await userEvent.type(input(), ' And who?');
  await undo();
  expect(input()).toHaveValue('A long thought\nWhy? And who?');
});

it('shows no message where nothing was typed', async () => {
  const { store } = await openTurn([answer('So it was.', 'end')]);
  await edit();
  expect(input()).toHaveValue('Why?');
  expect(store.get(noticesAtom)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it.each(languages)('the message exists in %s', async (language) => {
  const { chat } = allMessages[language];
  await openTurn([answer('So it was.', 'end')], { language });
  await userEvent.type(screen.getByRole('textbox', { name: chat.inputLabel }), 'A thought');
  await userEvent.click(screen.getByRole('button', { name: chat.edit }));
  expect(await screen.findByText(chat.draftReplaced)).toBeInTheDocument();
});
