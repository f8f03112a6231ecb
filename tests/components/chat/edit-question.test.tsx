/** @jest-environment ./tests/dom-with-fetch.mjs */
// An earlier question is taken up again: what was typed meanwhile is not lost.
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

it('what was typed comes back by a press', async () => {
  await openTurn([answer('So it was.', 'end')]);
  await userEvent.type(input(), 'A long thought');
  await edit();
  expect(input()).toHaveValue('Why?');
  await undo();
  expect(input()).toHaveValue('A long thought');
});

it('so it does where the question was taken up twice', async () => {
  const { store } = await openTurn([answer('So it was.', 'end')]);
  await userEvent.type(input(), 'A long thought');
  await edit();
  await edit();
  await undo();
  expect(store.get(chatDraftAtom)).toBe('A long thought');
});

it('and what was typed since stays beneath it', async () => {
  await openTurn([answer('So it was.', 'end')]);
  await userEvent.type(input(), 'A long thought');
  await edit();
  await userEvent.type(input(), ' And who?');
  await undo();
  expect(input()).toHaveValue('A long thought\nWhy? And who?');
});

it('where nothing was typed nothing is told', async () => {
  const { store } = await openTurn([answer('So it was.', 'end')]);
  await edit();
  expect(input()).toHaveValue('Why?');
  expect(store.get(noticesAtom)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it.each(languages)('it is told in %s', async (language) => {
  const { chat } = allMessages[language];
  await openTurn([answer('So it was.', 'end')], { language });
  await userEvent.type(screen.getByRole('textbox', { name: chat.inputLabel }), 'A thought');
  await userEvent.click(screen.getByRole('button', { name: chat.edit }));
  expect(await screen.findByText(chat.draftReplaced)).toBeInTheDocument();
});
