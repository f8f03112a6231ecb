/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { AskBar } from '@/components/event/ask-bar';
import { InitialPrompt } from '@/components/chat/initial-prompt';
import { PopupStack } from '@/components/popups/popup-stack';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { openChatAtom } from '@/lib/state/chat/chat-entry';
import { showConversationAtom } from '@/lib/state/chat/open-conversation';
import { openTabAtom } from '@/lib/state/feed/tabs';
import { sampleEntry } from '@/tests/model/entry-sample';
import { chatOpenAtom } from '@/lib/state/page/popups';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { answer, leavePages, newChatReader, settle } from '@/tests/state/chat-reader';
import { renderPage } from '../page';
import { widen } from '../wide-window';
import { forgetEverything, openChat, openTurn } from './open-chat';

const input = () => screen.getByRole('textbox', { name: 'Your question' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const stopButton = () => screen.queryByRole('button', { name: 'Stop responding' });

beforeEach(forgetEverything);

describe('the assistant', () => {
  it.each([
    ['en', 'Citation assistant'],
    ['zh', '引用助手'],
    ['ph', 'Katuwang sa Balita'],
  ] as const)('is titled in %s', async (language, title) => {
    const { dialog } = await openChat({ language });
    expect(dialog).toHaveAccessibleName(title);
    expect(dialog).not.toHaveTextContent('Missing key');
  });

  it('has a list of messages, an input and a send button', async () => {
    await openTurn([]);
    expect(
      within(screen.getByRole('region', { name: 'Conversation' })).getByRole('list'),
    ).toBeInTheDocument();
    expect(input()).toBeInTheDocument();
    expect(sendButton()).toBeInTheDocument();
  });

  it.each([
    [undefined, 'Ask about the news…'],
    ['e1', 'Ask about this article…'],
  ])('asks for another question where the news id is %s', async (id, placeholder) => {
    await openChat({ id });
    expect(input()).toHaveAttribute('placeholder', placeholder);
  });

  it('docked beside the page, it closes by a step back once the window is narrow', async () => {
    const { store } = newChatReader();
    renderPage(
      <PathnameContext value="/m/news">
        <SearchParamsContext value={new URLSearchParams()}>
          <PopupStack />
        </SearchParamsContext>
      </PathnameContext>,
      { store },
    );
    const name = 'Citation assistant';
    const narrow = await widen();
    act(() => store.set(openChatAtom));
    expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    await narrow();
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(store.get(chatOpenAtom)).toBe(false));
  });

  it('reports a text that is too long, keeps all of it and sends none of it', async () => {
    const { turns } = await openChat();
    const text = 'a'.repeat(4_003);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(input()).toHaveValue(text);
    expect(screen.getByText(/^That is 3 characters too long/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(turns).toHaveLength(0);
  });

  it('focuses its input when it is opened to ask', async () => {
    await openChat();
    expect(input()).toHaveFocus();
  });

  it('shows a stop button while an answer is loading, and only then', async () => {
    const { turn, states } = await openTurn([]);
    expect(stopButton()).toBeInTheDocument();
    await turn().say(answer('Water'));
    await userEvent.click(screen.getByRole('button', { name: 'Stop responding' }));
    expect(states()).toEqual(['canceled']);
    expect(stopButton()).toBeNull();
    expect(input()).toHaveFocus();
  });

  it('stops, and tells those who hear it, what is answered in the conversation that is seen', async () => {
    const { turn, states } = await openTurn([]);
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    expect(stopButton()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the conversation' }));
    expect(stopButton()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(stopButton()).toBeNull();
    await turn().say(answer('Water is wet.', 'end'));
    await turn().end();
    expect(states()).toEqual(['completed']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    await userEvent.click(screen.getByRole('button', { name: /^Why\?/ }));
    expect(screen.getByText('Water is wet.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Answer: Water is wet.');
    // Heard once, it is not read out again to who comes back to it.
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    await userEvent.click(screen.getByRole('button', { name: /^Why\?/ }));
    expect(screen.getByText('Water is wet.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('the list of conversations', () => {
  const row = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
  async function listed() {
    const chat = await openTurn([answer('Wet.', 'end')]);
    await chat.turn().end();
    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await userEvent.type(input(), 'Who won?{Enter}');
    await settle();
    await chat.turn().say(answer('Nobody.', 'end'));
    await chat.turn().end();
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    return chat;
  }

  it('says which one is open, and leads who chooses another into it', async () => {
    await listed();
    expect(row('Who won')).toHaveAttribute('aria-current', 'true');
    expect(row('Why')).not.toHaveAttribute('aria-current');
    row('Why').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Wet.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Conversation' })).toHaveFocus();
  });

  it('deletes one only after it has asked', async () => {
    const { items, asked } = await listed();
    const remove = () => screen.getByRole('button', { name: 'Delete “Why?”' });
    const question = () => screen.findByRole('alertdialog', { name: 'Delete this conversation?' });
    await userEvent.click(remove());
    expect(await question()).toHaveAccessibleDescription(/^Its questions and answers go from/);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(items()).toHaveLength(2);
    await userEvent.click(remove());
    await userEvent.click(within(await question()).getByRole('button', { name: 'Delete' }));
    await settle();
    expect(items().map(({ userMessage }) => userMessage.input)).toEqual(['Who won?']);
    expect(asked.at(-1)?.path).toBe('/api/chat/delete');
  });
});

describe('typed text', () => {
  it('can be sent when it is not empty', async () => {
    await openChat();
    expect(sendButton()).toBeDisabled();
    await userEvent.type(input(), '   ');
    expect(sendButton()).toBeDisabled();
    await userEvent.type(input(), 'Why?');
    expect(sendButton()).toBeEnabled();
  });

  it('is sent by Enter, which clears the input; Shift-Enter inserts a line break', async () => {
    const { turns } = await openChat();
    await userEvent.type(input(), 'One{Shift>}{Enter}{/Shift}two');
    expect(input()).toHaveValue('One\ntwo');
    expect(turns).toHaveLength(0);
    await userEvent.type(input(), '{Enter}');
    expect(input()).toHaveValue('');
    await settle();
    expect(turns[0]?.call.body).toMatchObject({ input: 'One\ntwo', chat_type: 'chat' });
  });

  it('is not sent by the Enter of an input method', async () => {
    const { turns } = await openChat();
    await userEvent.type(input(), 'shui');
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    await settle();
    expect(turns).toHaveLength(0);
    expect(input()).toHaveValue('shui');
  });

  it('has the news id of the address and the open tab', async () => {
    const reader = newChatReader();
    reader.store.set(openTabAtom, 'sports');
    const { turns } = await openChat({ reader, id: 'e7' });
    await userEvent.type(input(), 'Who won?{Enter}');
    await settle();
    expect(turns[0]?.call.body).toMatchObject({
      event_id: 'e7',
      scene: 'detail',
      context: { content: '', eventId: 'e7', tab: 'sports' },
    });
  });

  it('continues where the chosen conversation began, whatever the page shows', async () => {
    const { store, turns } = await openChat({ id: 'e7', questions: ['Who won?'] });
    act(() => store.set(showConversationAtom, 's1/e2'));
    await settle();
    expect(screen.queryByRole('button', { name: 'Who won?' })).toBeNull();
    await userEvent.type(input(), 'Why were they recalled?{Enter}');
    await settle();
    expect(turns[0]?.call.body).toMatchObject({ event_id: 'e2', context: { eventId: 'e2' } });
    // One of the list, over an article: about all news.
    act(() => store.set(showConversationAtom, 's2/'));
    await settle();
    expect(screen.queryByRole('option', { name: 'This article' })).toBeNull();
    // What the page shows is asked about in a conversation of its own.
    act(() => store.set(showConversationAtom));
    await settle();
    await userEvent.type(input(), 'Who lost?{Enter}');
    await settle();
    expect(turns.at(-1)?.call.body).toMatchObject({ event_id: 'e7' });
  });

  it('waits until the reader is known: then it is sent', async () => {
    const reader = newChatReader();
    reader.store.set(unsureAtom, true);
    const { store, turns } = await openChat({ reader });
    await userEvent.type(input(), 'Why?{Enter}');
    expect(await screen.findByText(/^We can't check who is signed in/)).toBeInTheDocument();
    expect(input()).toHaveValue('Why?');
    act(() => store.set(unsureAtom, false));
    await userEvent.type(input(), '{Enter}');
    await settle();
    expect(input()).toHaveValue('');
    expect(turns.map(({ call }) => call.body.input)).toEqual(['Why?']);
    expect(screen.getByRole('region', { name: 'Conversation' })).toHaveTextContent('Why?');
  });

  it('is restored when the assistant is opened again', async () => {
    await openChat();
    await userEvent.type(input(), 'Half a quest');
    await userEvent.click(screen.getByRole('button', { name: 'Close the assistant' }));
    cleanup();
    await openChat();
    expect(input()).toHaveValue('Half a quest');
  });
});

it('what is asked again is looked for where its reader has chosen since, and else where it was', async () => {
  const { turn, turns } = await openChat({ id: 'e1' });
  await userEvent.type(input(), 'Why?{Enter}');
  await settle();
  const again = async () => {
    await turn().cut();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await settle();
    return turns.at(-1)?.call.body;
  };
  expect(await again()).toMatchObject({ scope: 'article' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Look in' }), 'all');
  expect(await again()).toMatchObject({ input: 'Why?', event_id: 'e1', scope: 'all' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Look in' }), 'article');
  expect(await again()).toMatchObject({ scope: 'article' });
  expect(turns).toHaveLength(4);
});

it.each([
  ['a guest is there for the account that the guest signs in with', undefined, true],
  ['one reader is not shown to the next, who signs in where that session has ended', 'u0', false],
])('the open conversation of %s', async (_, before, stays) => {
  const { store, turn } = await openChat();
  act(() => store.set(readerAtom, before === undefined ? undefined : { id: before }));
  await userEvent.type(input(), 'Why?{Enter}');
  await settle();
  await turn().say(answer('Tides.', 'end'));
  await turn().end();
  const conversation = screen.getByRole('region', { name: 'Conversation' });
  expect(conversation).toHaveTextContent('Tides.');
  act(() => store.set(readerAtom, { id: 'u1' }));
  await settle();
  expect(conversation.textContent?.includes('Tides.')).toBe(stays);
  await userEvent.type(input(), 'And then?{Enter}');
  await settle();
  expect(conversation).toHaveTextContent('And then?');
});

describe('the questions that are offered first', () => {
  it('are told with a prompt, and call back with the one that was pressed', async () => {
    const onFollowUp = jest.fn();
    renderPage(
      <InitialPrompt
        prompt="What about it?"
        followUps={['Who?', 'When?']}
        onFollowUp={onFollowUp}
      />,
    );
    expect(screen.getByText('What about it?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'When?' }));
    expect(onFollowUp.mock.calls).toEqual([['When?']]);
  });

  it('are those of the article', async () => {
    const { turns } = await openChat({ id: 'e1', questions: ['Who adds it?'] });
    await userEvent.click(screen.getByRole('button', { name: 'Who adds it?' }));
    await settle();
    expect(turns[0]?.call.body).toMatchObject({ input: 'Who adds it?', event_id: 'e1' });
    expect(screen.queryByText('What would you like to know about this article?')).toBeNull();
  });

  it('are made from the first titles of the list, each about its event', async () => {
    const reader = newChatReader();
    const events = [sampleEntry()];
    const page = { events, has_more: false, session_end: true, session_id: 's', next_cursor: '' };
    reader.store.set(feedAtom('recommend'), feedOf(page, 1));
    const { turns } = await openChat({ reader });
    const [starter] = screen.getAllByRole('button', { name: /^Tell me more:/ });
    const question = starter?.textContent ?? '';
    if (starter) await userEvent.click(starter);
    await settle();
    expect(turns[0]?.call.body).toMatchObject({ event_id: 'e1', scene: 'detail' });
    await turns[0]?.say(answer('Water is wet.', 'end'));
    await turns[0]?.end();
    const conversation = within(screen.getByRole('region', { name: 'Conversation' }));
    expect(conversation.getByText(question)).toBeInTheDocument();
    expect(conversation.getByText('Water is wet.')).toBeInTheDocument();
    expect(conversation.queryByText(/^Ask about anything in the news/)).toBeNull();
  });

  it('are those of the list on a page whose address names something else', async () => {
    await openChat({ id: 'theme-1', path: '/m/themes' });
    expect(input()).toHaveAttribute('placeholder', 'Ask about the news…');
  });

  const ended = [answer('Wet.', 'end'), { type: 'follow_up', content: 'How wet?' }] as const;

  it('hide the follow-ups of the last answer', async () => {
    const before = await openTurn(ended);
    await before.turn().end();
    expect(screen.getByRole('button', { name: 'How wet?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close the assistant' }));
    cleanup();
    await openChat({ reader: before, id: 'e1', questions: ['Who adds it?'] });
    expect(screen.getByRole('button', { name: 'Who adds it?' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'How wet?' })).toBeNull();
  });

  it('of an answer are under the newest message only', async () => {
    const { turn, turns } = await openTurn(ended);
    await turn().end();
    await userEvent.click(screen.getByRole('button', { name: 'How wet?' }));
    await settle();
    expect(turns[1]?.call.body).toMatchObject({ input: 'How wet?' });
    expect(screen.queryByRole('button', { name: 'How wet?' })).toBeNull();
    await turn().say(answer('Very.', 'end'), { type: 'follow_up', content: 'Really?' });
    expect(screen.getByRole('button', { name: 'Really?' })).toBeInTheDocument();
  });
});

it('the ask bar is a button that says what it opens', async () => {
  const onPress = jest.fn();
  renderPage(<AskBar label="Ask about the news" onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask about the news' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

describe('screen readers', () => {
  const heard = () => screen.getByRole('status').textContent;

  it('announce that it searches, that it writes, and the complete answer', async () => {
    const { turn, pass } = await openTurn([]);
    expect(heard()).toBe('Looking through the sources');
    await turn().say(answer('**Water** is wet [1]. '));
    const first = heard();
    pass(400);
    expect([first, heard()]).toEqual([
      'The answer is being written',
      'The answer is being written',
    ]);
    await turn().say(answer('Very.', 'end'));
    await turn().end();
    expect(heard()).toBe('Answer: Water is wet. Very.');
  });

  it('announce unsupported sentences, and no markup', async () => {
    const { turn } = await openTurn([]);
    await turn().say(answer('The mill “will not \\[close\\]”.[1] It closed.[?]', 'end'));
    await turn().end();
    expect(heard()).toBe(
      'Answer: The mill “will not [close]”. It closed. (Not confirmed by the sources)',
    );
  });

  it('announce that it failed', async () => {
    const { turn } = await openTurn([]);
    await turn().cut();
    expect(heard()).toBe('Network connection failed');
  });

  it('announce nothing found in the history', async () => {
    const before = await openTurn([answer('Wet.', 'end')]);
    await before.turn().end();
    cleanup();
    leavePages();
    await openChat();
    expect(screen.getByText('Wet.')).toBeInTheDocument();
    expect(heard()).toBe('');
  });
});
