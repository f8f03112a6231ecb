/** @jest-environment ./tests/dom-with-fetch.mjs */
// What the page learns of the app around it. Protects: in a browser it waits until the page is idle; in an
// app the first calls say the device that the app knows.
import { act, waitFor } from '@testing-library/react';
import { useAppStart } from '@/components/shell/use-app-start';
import { renderPage } from '../page';

function Page() {
  useAppStart();
  return null;
}

let idle: (() => void)[] = [];
const swipes = () => document.documentElement.dataset.swipe;

beforeEach(() => {
  idle = [];
  delete document.documentElement.dataset.swipe;
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => (idle = []);
});
afterEach(() => {
  delete window.tt;
});

it('is asked when the page is idle', async () => {
  renderPage(<Page />);
  expect(idle.length).toBeGreaterThan(0);
  expect(swipes()).toBeUndefined();
  act(() => idle.splice(0).forEach((run) => run()));
  await waitFor(() => expect(swipes()).toBe('on'));
});

it('is asked at once where an app is known to be there', async () => {
  window.tt = {};
  renderPage(<Page />);
  await waitFor(() => expect(swipes()).toBe('on'));
});

it('is not asked by a page that was left before that', () => {
  renderPage(<Page />).unmount();
  expect(idle).toEqual([]);
});
