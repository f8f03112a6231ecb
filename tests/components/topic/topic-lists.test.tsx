/** @jest-environment ./tests/dom-with-fetch.mjs */
// Lists of topics show the service's state whenever they are opened.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { TopicsSection } from '@/components/topic/topics-section';
import { noticesAtom } from '@/lib/state/page/notices';
import { readerAtom, takeReaderAtom, unsureAtom } from '@/lib/state/page/reader';
import { createTopicAtom, followTopicAtom } from '@/lib/state/topics/follow-topic';
import { deleteTopicAtom, editTopicAtom } from '@/lib/state/topics/made-topic';
import { newReader } from '@/tests/state/reader';
import { renderPage } from '../page';

function Followed() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)}>Open or close</button>
      {open && <TopicsSection list="ListFollowedTopics" title="Followed" empty="none" />}
    </>
  );
}

/** The list of a reader who follows these topics; all changes are accepted. */
function show(names: string[]) {
  let isDown = false;
  const { store, asked } = newReader(({ name, input }) => {
    if (isDown) return 'broken';
    if (name === 'ListFollowedTopics')
      return {
        body: {
          code: 0,
          topic_list: names.map((one) => ({ topic_id: one, topic_name: one, followed: true })),
        },
      };
    const id = String(input.topic_id ?? input.query ?? 'made');
    if (name === 'DeleteTopic' || input.follow === false) names.splice(names.indexOf(id), 1);
    else names.push(name === 'EditTopic' ? `${id} anew` : id);
    return { body: { code: 0, topic: { topic_id: id, topic_name: id } } };
  });
  store.set(readerAtom, { id: 'u-me', name: 'Me' });
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Followed />
    </SWRConfig>,
    { store },
  );
  const lists = () => asked.filter(({ name }) => name === 'ListFollowedTopics').length;
  const turn = () => userEvent.click(screen.getByText('Open or close'));
  return { store, asked, lists, turn, breakDown: () => (isDown = true) };
}

it('requests a list again that is reopened', async () => {
  const names: string[] = ['Tides'];
  const { lists, turn } = show(names);
  await screen.findByText('Tides');
  await turn();
  names.push('Volcanoes');
  await turn();
  expect(await screen.findByText('Volcanoes')).toBeVisible();
  expect(lists()).toBe(2);
});

it('keeps its content where no answer comes', async () => {
  const { lists, turn, breakDown } = show(['Tides']);
  await screen.findByText('Tides');
  await turn();
  breakDown();
  await turn();
  await waitFor(() => expect(lists()).toBeGreaterThan(1));
  expect(screen.getByText('Tides')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each([
  ['a reader', { id: 'u1' }, 'Tides'],
  ['a guest', undefined, 'none'],
])(
  'says that nothing is followed only once it is known who reads: %s',
  async (_, reader, shown) => {
    const { store } = newReader(() => ({
      body: { code: 0, topic_list: [{ topic_id: 't1', topic_name: 'Tides', followed: true }] },
    }));
    store.set(unsureAtom, true);
    renderPage(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <Followed />
      </SWRConfig>,
      { store },
    );
    expect(screen.getByRole('status', { name: 'Loading the topic' })).toBeVisible();
    expect(screen.queryByText('none')).toBeNull();
    act(() => store.set(takeReaderAtom, reader));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading the topic' })).toBeNull();
  },
);

it.each([true, false])('shows a followed topic, whether it was open then: %s', async (isOpen) => {
  const { store, turn } = show([]);
  await screen.findByText('none');
  if (!isOpen) await turn();
  await act(async () => void (await store.set(followTopicAtom, 'Tides', true)));
  if (!isOpen) await turn();
  expect(await screen.findByText('Tides')).toBeVisible();
});

it('unfollows a topic once, says so, and undoes that', async () => {
  const { store, asked } = show(['Comets', 'Floods']);
  const button = await screen.findByRole('button', { name: /^Following “Comets”/ });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.dblClick(button);
  await waitFor(() => expect(screen.queryByText('Comets')).toBeNull());
  const follows = () =>
    asked.filter(({ name }) => name === 'FollowTopic').map(({ input }) => input.follow);
  expect(follows()).toEqual([false]);
  const [notice] = store.get(noticesAtom);
  expect(notice).toMatchObject({ key: 'acts.unfollowed', values: { label: 'Comets' } });
  act(() => notice?.undo?.());
  expect(await screen.findByText('Comets')).toBeVisible();
  expect(follows()).toEqual([false, true]);
});

it('a topic that could not be unfollowed stays, with a message', async () => {
  const { store, breakDown } = show(['Comets']);
  const button = await screen.findByRole('button', { name: /^Following “Comets”/ });
  breakDown();
  await userEvent.click(button);
  await waitFor(() => expect(store.get(noticesAtom)).toMatchObject([{ tone: 'bad' }]));
  expect(screen.getByText('Comets')).toBeVisible();
});

it('shows what was created, changed, unfollowed and deleted', async () => {
  const { store } = show(['Comets', 'Floods']);
  await screen.findByText('Comets');
  await act(async () => void (await store.set(createTopicAtom, { query: 'Tides' })));
  expect(await screen.findByText('Tides')).toBeVisible();
  await act(async () => void (await store.set(editTopicAtom, { topic_id: 'Tides' })));
  expect(await screen.findByText('Tides anew')).toBeVisible();
  await act(async () => void (await store.set(followTopicAtom, 'Comets', false)));
  await waitFor(() => expect(screen.queryByText('Comets')).toBeNull());
  await act(async () => void (await store.set(deleteTopicAtom, 'Floods')));
  await waitFor(() => expect(screen.queryByText('Floods')).toBeNull());
});
