/** @jest-environment ./tests/dom-with-fetch.mjs */
// A listening queue when its page is left for another one, or reloaded.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListenHost } from '@/components/screens/listen-host';
import { readLeftQueue } from '@/lib/browser/listen/left-queue';
import { signOutAtom } from '@/lib/state/account/sign-out';
import { listenRequestAtom } from '@/lib/state/page/listen';
import { closePopupAtom } from '@/lib/state/page/popups';
import { addToQueueAtom } from '@/lib/state/page/queue';
import { readerAtom } from '@/lib/state/page/reader';
import { newReader, type Answer, type Asked } from '@/tests/state/reader';
import { renderPage } from '../page';
import { forgetDevice, listen, newDevice, playlist, press } from './listening';

let idle: (() => void) | undefined;
beforeEach(() => {
  sessionStorage.clear();
  idle = undefined;
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => (idle = run),
    cancelIdleCallback: () => (idle = undefined),
  });
});
afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(window, name);
  forgetDevice();
});

const texts = (id: string) => [`${id} one.`, `${id} two.`];
/** Returns the requested events except those that are `gone`. */
const service =
  (gone: readonly string[] = []) =>
  ({ input }: Asked): Answer => {
    if (input.event_id !== undefined) {
      const id = String(input.event_id);
      return { body: { code: 0, data: playlist(id, texts(id)) } };
    }
    const ids = ['e1', 'e2', 'e3'].filter((id) => !gone.includes(id));
    return { body: { code: 0, data: { playlists: ids.map((id) => playlist(id, texts(id))) } } };
  };

const leave = () =>
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false })));

/** The next page of the site, for its reader, once it is idle. */
async function nextPage(answer: Answer | ((asked: Asked) => Answer), reader?: string) {
  const next = newReader((asked) => (typeof answer === 'function' ? answer(asked) : answer));
  next.store.set(readerAtom, reader === undefined ? undefined : { id: reader });
  const page = renderPage(<ListenHost />, { store: next.store });
  await act(async () => idle?.());
  return { ...next, ...page };
}
const player = async () => within(await screen.findByRole('region', { name: 'Reading aloud' }));

/** Listens to a list up to the second part of its second article, and leaves the page. */
async function listenAndLeave(reader?: string) {
  const device = newDevice();
  const { bar, store, unmount } = await listen(service(), { kind: 'list' }, 'e1');
  act(() => store.set(readerAtom, reader === undefined ? undefined : { id: reader }));
  await waitFor(() => expect(device.said).toHaveLength(1));
  await press(bar, 'Next article');
  await press(bar, 'Next part');
  act(() => store.set(addToQueueAtom, 'e9'));
  await press(bar, 'Show the queue');
  await waitFor(() => expect(bar.getAllByRole('listitem')).toHaveLength(4));
  leave();
  unmount();
  device.said.length = 0;
  return device;
}

it('is paused where it was, and resumes on demand', async () => {
  const device = await listenAndLeave();
  const { asked } = await nextPage(service(['e1']));
  const bar = await player();
  expect(document.body).toHaveFocus();
  expect(bar.getByText('e2 two.')).toBeInTheDocument();
  await press(bar, 'Show the queue');
  // Removed events are not read; added ones are still in the queue.
  await waitFor(() =>
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['Title e2', 'Title e3', 'Title e9'],
    ]),
  );
  expect(asked.map(({ input }) => input.event_ids ?? input.event_id)).toEqual(
    expect.arrayContaining([['e1', 'e2', 'e3'], 'e9']),
  );
  expect(device.said).toHaveLength(0);
  await press(bar, 'Play');
  expect(device.last()?.text).toBe('e2 two.');
});

it('is there without network, too, without an error', async () => {
  const device = await listenAndLeave();
  const { asked } = await nextPage('broken');
  const bar = await player();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  await press(bar, 'Play');
  expect(device.last()?.text).toBe('e2 two.');
  expect(bar.getByRole('status')).toHaveTextContent('');
});

it('is deleted once it is closed', async () => {
  await listenAndLeave();
  const { unmount } = await nextPage(service());
  await userEvent.click((await player()).getByRole('button', { name: 'Stop and close' }));
  leave();
  unmount();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['a guest who has signed in since', undefined, 'u1', true],
  ['its reader', 'u1', 'u1', true],
  ['another reader', 'u1', 'u2', false],
  ['whoever comes after a reader has signed out', 'u1', undefined, false],
])('left and returned to by %s', async (_, before, after, isThere) => {
  await listenAndLeave(before);
  const { store } = await nextPage(service(), after);
  if (isThere) {
    expect((await player()).getByText('e2 two.')).toBeInTheDocument();
    return;
  }
  // The next reader's request is read, as on any page.
  await waitFor(() => expect(store.get(listenRequestAtom)).toBeUndefined());
  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  act(() => store.set(addToQueueAtom, 'e5'));
  expect(await (await player()).findByText('e5 one.')).toBeInTheDocument();
});

it('of a reader who signs out on its page is nobody’s: it stops, and nothing is left', async () => {
  window.history.replaceState(null, '', '/m/news');
  const device = newDevice();
  const answer = (asked: Asked): Answer =>
    asked.name === 'Logout' ? { body: { code: 0, status: true } } : service()(asked);
  const { store, unmount } = await listen(answer, { kind: 'list' }, 'e1');
  act(() => store.set(readerAtom, { id: 'u1' }));
  await waitFor(() => expect(device.said).toHaveLength(1));
  // The page had been hidden for a moment.
  leave();
  expect(readLeftQueue('u1')).toBeDefined();
  await act(async () => {
    const leaving = store.set(signOutAtom);
    store.set(closePopupAtom, undefined, true);
    expect(await leaving).toBe(true);
  });
  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  leave();
  unmount();
  await nextPage(service(), 'u2');
  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
  expect(readLeftQueue('u1')).toBeUndefined();
  expect(readLeftQueue('u2')).toBeUndefined();
});

it('that cannot be parsed is ignored', async () => {
  sessionStorage.setItem(
    'left_queue',
    '{"request":{"kind":"list"},"tracks":[],"track":0,"part":0}',
  );
  const { store } = await nextPage(service());
  await waitFor(() => expect(store.get(listenRequestAtom)).toBeUndefined());
  expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull();
});
