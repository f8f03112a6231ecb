/** @jest-environment ./tests/dom-with-fetch.mjs */
// The news of all topics that a reader follows, in one list.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { TopicsView } from '@/components/topic/topics-view';
import type { Language } from '@/lib/model/text/languages';
import { mutesChangedAtom } from '@/lib/state/page/hidden';
import { readerAtom } from '@/lib/state/page/reader';
import { followTopicAtom } from '@/lib/state/topics/follow-topic';
import { listOf, newReader, type Answer } from '@/tests/state/reader';
import { renderPage } from '../page';

type Script = (cursor: string) => Answer | Promise<Answer>;

function show(script: Script, { guest = false, language = 'en' as Language } = {}) {
  const { store, asked } = newReader(({ name, input }) => {
    if (name === 'ListFollowedEvents') return script(String(input.cursor));
    if (name === 'FollowTopic') return { body: { code: 0, topic: { topic_id: 't1' } } };
    return { body: { code: 0, topic_list: [], discovery_list: [], data: { events: [] } } };
  });
  if (!guest) store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <TopicsView />
    </SWRConfig>,
    { store, language },
  );
  const cursors = () =>
    asked.filter(({ name }) => name === 'ListFollowedEvents').map(({ input }) => input.cursor);
  return { store, cursors };
}

const section = () => screen.getByRole('region', { name: 'News of your topics' });
const titles = () =>
  within(section())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const detail = (id: string) => `/m/news/detail?id=${id}`;

it('lists each event once, page by page, and opens it', async () => {
  const { cursors } = show((cursor) =>
    cursor ? listOf(['e2', 'e3']) : listOf(['e1', 'e2'], { has_more: true, next_cursor: 'c1' }),
  );
  expect(within(section()).getByRole('status')).toHaveAccessibleName(/^Loading/);
  await waitFor(() => expect(titles()).toEqual(['e1', 'e2'].map(detail)));
  await userEvent.click(within(section()).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(['e1', 'e2', 'e3'].map(detail)));
  expect(within(section()).queryByRole('button')).not.toBeInTheDocument();
  expect(cursors()).toEqual(['', 'c1']);
});

it('applies recent follows, unfollows and mutes', async () => {
  let ids = ['e1'];
  const { store } = show(() => listOf(ids));
  await waitFor(() => expect(titles()).toEqual([detail('e1')]));
  ids = ['e2', 'e1'];
  await act(async () => void (await store.set(followTopicAtom, 't1', true)));
  await waitFor(() => expect(titles()).toEqual(['e2', 'e1'].map(detail)));
  ids = ['e2'];
  act(() => store.set(mutesChangedAtom));
  await waitFor(() => expect(titles()).toEqual([detail('e2')]));
});

it.each([
  ['en', 'News of the topics you follow comes here.'],
  ['zh', '你关注的专题有新闻时会显示在这里。'],
  ['ph', 'Dito lalabas ang balita sa mga paksang sinusundan mo.'],
] as const)('an empty list says so: %s', async (language, text) => {
  show(() => listOf([]), { language });
  expect(await screen.findByText(text)).toBeVisible();
});

it('a failed load can be retried, by keyboard, too', async () => {
  let broken = true;
  show(() => (broken ? 'broken' : listOf(['e1'])));
  const alert = await within(section()).findByRole('alert');
  expect(alert).toHaveTextContent('The news of your topics didn’t load.');
  broken = false;
  within(alert).getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(titles()).toEqual([detail('e1')]));
});

it('sends no request for a guest, who follows no topics', async () => {
  const { cursors } = show(() => listOf(['e1']), { guest: true });
  await screen.findByText(/^No story/);
  expect(screen.queryByRole('region', { name: 'News of your topics' })).not.toBeInTheDocument();
  expect(cursors()).toEqual([]);
});
