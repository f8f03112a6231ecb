/** @jest-environment ./tests/dom-with-fetch.mjs */
// How the page learns about the app around it. Protects: in a browser that waits until the page is
// idle; in an app the first calls have the device id of the app.
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

it('is requested when the page is idle', async () => {
  renderPage(<Page />);
  expect(idle.length).toBeGreaterThan(0);
  expect(swipes()).toBeUndefined();
  act(() => idle.splice(0).forEach((run) => run()));
  await waitFor(() => expect(swipes()).toBe('on'));
});

it('is requested at once where an app is known', async () => {
  window.tt = {};
  renderPage(<Page />);
  await waitFor(() => expect(swipes()).toBe('on'));
});

it('is not requested by a page that was left before that', () => {
  renderPage(<Page />).unmount();
  expect(idle).toEqual([]);
});
