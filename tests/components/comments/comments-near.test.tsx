/** @jest-environment ./tests/dom-with-fetch.mjs */
import { CommentsNear } from '@/components/comments/comments-near';
import { renderPage } from '../page';

const scrolled = jest.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it.each([
  ['#comment-c_1', 1],
  ['#a-heading', 0],
  ['', 0],
])('an address that ends with %p scrolls there %d times', (hash, times) => {
  window.history.replaceState(null, '', `/m/news/detail?id=e1${hash}`);
  renderPage(<CommentsNear eventId="e1" />);
  expect(scrolled).toHaveBeenCalledTimes(times);
});
