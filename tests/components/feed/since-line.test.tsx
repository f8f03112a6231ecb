/** @jest-environment ./tests/dom-with-fetch.mjs */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import { SinceLine } from '@/components/feed/since-line';
import { PopupStack } from '@/components/popups/popup-stack';
import { hearOfSteps } from '@/lib/browser/history/back-entry';
import { languages, type Language } from '@/lib/model/text/languages';
import { sinceAtom, type Since } from '@/lib/state/feed/since';
import { popupsAtom } from '@/lib/state/page/popups';
import { sampleEntry } from '@/tests/model/entry-sample';
import { renderPage } from '../page';
import { widen } from '../wide-window';

const mine = sampleEntry({ id: 'mine', has_updated: true });
const fresh = sampleEntry({ id: 'fresh', has_updated: false });
const since: Since = { new_count: 12, updated_count: 1, entries: [mine, fresh] };

function show(told: Since | undefined, language?: Language) {
  const store = createStore();
  renderPage(
    <>
      <SinceLine />
      <PopupStack />
    </>,
    { store, language },
  );
  act(() => store.set(sinceAtom, told));
  return store;
}

it.each([
  [{ new_count: 12, updated_count: 1 }, 'Since you left: 12 new events, 1 of yours updated'],
  [{ new_count: 1, updated_count: 0 }, 'Since you left: 1 new event'],
  [{ new_count: 0, updated_count: 3 }, 'Since you left: 3 of yours updated'],
  [{ new_count: 100, updated_count: 0 }, 'Since you left: 99+ new events'],
])('mentions only what came: %j', (counts, words) => {
  show({ ...since, ...counts });
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: words })).toBeVisible();
});

it.each(languages)('has a message for it: %s', (language) => {
  show(since, language);
  expect(screen.getByRole('status')).not.toHaveTextContent(/Missing key|[{}]/);
});

it('opens a list of these, the reader’s own first, and does not return', async () => {
  const store = show(since);
  await userEvent.click(screen.getByRole('button', { name: /12 new events/ }));
  const list = await screen.findByRole('dialog', { name: 'Since you left' });
  const yours = await within(list).findByRole('region', { name: 'Yours, updated' });
  expect(within(yours).getAllByRole('article')).toHaveLength(1);
  expect(
    within(within(list).getByRole('region', { name: 'New' })).getAllByRole('article'),
  ).toHaveLength(1);
  expect(store.get(sinceAtom)).toBeUndefined();
});

it('in the wide layout closes for an article of it, and then leads to the others', async () => {
  hearOfSteps();
  window.history.replaceState(null, '', '/m/news');
  const store = show(since);
  const narrow = await widen();
  await userEvent.click(screen.getByRole('button', { name: /12 new events/ }));
  const list = await screen.findByRole('dialog', { name: 'Since you left' });
  const [card] = await within(list).findAllByRole('link', { name: /Why a day/ });
  await userEvent.click(card as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe('/m/news/detail'));
  expect(store.get(popupsAtom).filter(({ open }) => open)).toEqual([]);
  expect(await screen.findByRole('button', { name: /12 new events/ })).toBeVisible();
  // Going back leads to the list.
  const stepped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await act(async () => {
    window.history.back();
    await stepped;
  });
  expect(window.location.pathname).toBe('/m/news');
  await narrow();
});

it('is closed by its button, with the keyboard alone', async () => {
  const store = show(since);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(store.get(sinceAtom)).toBeUndefined();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
