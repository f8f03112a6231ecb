/** @jest-environment ./tests/dom-with-fetch.mjs */
// The list of a tab before the code that continues it has loaded, and where it does not load.
// Protects: a list that could not be loaded says so and can be requested again, and one that is
// read on continues.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FeedPanel } from '@/components/feed/feed-panel';
import { feedOf } from '@/lib/model/feed/feed';
import { feedAtom } from '@/lib/state/feed/feed';
import { sampleEntry } from '../../model/entry-sample';
import { listOf, newReader, type Answer } from '../../state/reader';
import { renderPage } from '../page';

let mockOnline = false;
jest.mock('@/components/feed/list-tools', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual<object>('@/components/feed/list-tools');
});

let idle: (() => void)[] = [];
const rest = () => act(async () => idle.splice(0).forEach((run) => run()));
beforeAll(() => {
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.scrollTo ??= () => undefined;
});
beforeEach(() => {
  mockOnline = false;
  idle = [];
});

it('says in plain words that its first page failed, and requests it again', async () => {
  let answer: Answer = 'broken';
  const reader = newReader(() => answer);
  renderPage(<FeedPanel tab="sports" label="Sports" open seen />, { store: reader.store });
  await rest();
  const again = await screen.findByRole('button', { name: /The news didn’t load.*Try again/ });
  answer = listOf(['a']);
  fireEvent.click(again);
  await rest();
  expect(await screen.findByRole('article', { name: 'a' })).toBeInTheDocument();
});

it('continues after scrolling once the code has loaded', async () => {
  const reader = newReader(() => new Promise<Answer>(() => undefined));
  const page = {
    events: [sampleEntry()],
    has_more: true,
    session_end: false,
    session_id: 's',
    next_cursor: 'c1',
  };
  reader.store.set(feedAtom('recommend'), feedOf(page, Date.now()));
  renderPage(<FeedPanel tab="recommend" label="For you" open seen />, { store: reader.store });
  const region = screen.getByRole('region', { name: 'For you' });
  await rest();
  expect(reader.asked).toEqual([]);
  mockOnline = true;
  fireEvent.scroll(region);
  await rest();
  await waitFor(() => expect(reader.asked[0]?.input.cursor).toBe('c1'));
});
