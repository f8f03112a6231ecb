/** @jest-environment ./tests/dom-with-fetch.mjs */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { SWRConfig } from 'swr';
import { ArticlePopup } from '@/components/article/article-popup';
import { PopupStack } from '@/components/popups/popup-stack';
import { answer, newChatReader, settle } from '@/tests/state/chat-reader';
import { sampleArticle } from '../article/sample-event';
import { renderPage } from '../page';
import { forgetEverything } from './open-chat';

const nothing = () => undefined;
const router = {
  back: nothing,
  replace: nothing,
  push: nothing,
  forward: nothing,
  refresh: nothing,
  prefetch: nothing,
  bfcacheId: '',
};

/** An article with its assistant. */
async function read() {
  const reader = newChatReader();
  window.history.replaceState(null, '', '/m/news/detail?id=e1');
  renderPage(
    <AppRouterContext value={router}>
      <PathnameContext value="/m/news/detail">
        <SearchParamsContext value={new URLSearchParams({ id: 'e1' })}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
            <ArticlePopup id="e1" initial={sampleArticle()} />
            <PopupStack />
          </SWRConfig>
        </SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>,
    { store: reader.store },
  );
  await settle();
  return reader;
}
const assistant = () => screen.findByRole('dialog', { name: 'Citation assistant' });
/** Presses something in the article, under whatever is open. */
async function press(name: string) {
  const [button] = screen.getAllByRole('button', { name, hidden: true });
  await userEvent.click(button ?? document.body, { pointerEventsCheck: 0 });
  await settle();
  await settle();
}

beforeEach(forgetEverything);

it('opening an article tells the assistant which one', async () => {
  const { asked } = await read();
  const told = () => asked.filter(({ path }) => path === '/api/article_history');
  await waitFor(() => expect(told()).toMatchObject([{ body: { event_id: 'e1' } }]));
});

it('a keyword opens the assistant and is asked about, once', async () => {
  const { turns, turn } = await read();
  await press('leap second');
  await assistant();
  expect(turn().call.body).toMatchObject({
    input: 'What is “leap second” about?',
    chat_type: 'describe_keyword',
    event_id: 'e1',
    scene: 'detail',
    context: { content: 'leap second', eventId: 'e1' },
  });
  await turn().say(answer('A second.', 'end'));
  await turn().end();
  await press('leap second');
  expect(turns).toHaveLength(1);
});

describe('a cited sentence', () => {
  const words = 'Tides slow the Earth.';
  const name = `Ask about: ${words}`;

  it('opens the assistant and is asked about, once, and the service is told which one', async () => {
    const { asked, turns, turn } = await read();
    await press(name);
    const dialog = await assistant();
    expect(turn().call.body).toMatchObject({
      chat_type: 'reference',
      event_id: 'e1',
      context: { content: words, eventId: 'e1' },
    });
    expect(within(dialog).getByText('What is behind this sentence?')).toBeInTheDocument();
    expect(within(dialog).getByText(words).tagName).toBe('BLOCKQUOTE');
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === '/api/anchor_cache')).toMatchObject([
        { headers: { 'session-id': turn().call.headers['session-id'] } },
      ]),
    );
    await press(name);
    expect(turns).toHaveLength(1);
  });

  it('is asked about once on a double tap', async () => {
    const { turns } = await read();
    const [button] = screen.getAllByRole('button', { name, hidden: true });
    if (button) await userEvent.dblClick(button, { pointerEventsCheck: 0 });
    await settle();
    await settle();
    expect(turns).toHaveLength(1);
  });

  it('shows its own evidence by its number, and asks from there instead', async () => {
    const { asked, turns, turn } = await read();
    const [figure] = screen.getAllByRole('link', { name: 'Source 2: Two Times', hidden: true });
    if (figure) fireEvent.click(figure);
    const evidence = await screen.findByRole('dialog', { name: 'Evidence' });
    await settle();
    expect(turns).toHaveLength(0);
    expect(asked.filter(({ path }) => path === '/api/anchor_cache')).toHaveLength(0);
    await userEvent.click(within(evidence).getByRole('button', { name: 'Ask about this' }));
    await settle();
    await settle();
    await assistant();
    expect(turn().call.body).toMatchObject({ chat_type: 'reference', event_id: 'e1' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Evidence' })).toBeNull());
  });
});

it('a recommended question of the article is asked unchanged', async () => {
  const { turn } = await read();
  await press('Who adds it?');
  await assistant();
  expect(turn().call.body).toMatchObject({
    input: 'Who adds it?',
    chat_type: 'chat',
    event_id: 'e1',
  });
});

it('the ask bar of the article offers its questions, and sends nothing by itself', async () => {
  const { turns } = await read();
  await press('Ask about this article');
  const dialog = await assistant();
  expect(within(dialog).getByRole('button', { name: 'Who adds it?' })).toBeInTheDocument();
  expect(turns).toHaveLength(0);
});
