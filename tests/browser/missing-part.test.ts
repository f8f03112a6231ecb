/** @jest-environment ./tests/dom-with-fetch.mjs */
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { goneParts, onMissingPart } from '@/lib/browser/missing-part';

function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

const missingPart = () =>
  Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });

it.each([
  [true, 0],
  [false, 1],
])(
  'a part that is gone for good is told only where the page is not loaded anew (%s)',
  async (reloads, told) => {
    goneParts.reload = async () => reloads;
    const run = jest.fn();
    const takeBack = onMissingPart(run);
    reject(missingPart());
    await eventLoopTurns();
    expect(run).toHaveBeenCalledTimes(told);
    takeBack();
    delete goneParts.reload;
  },
);

it('a part that did not come is told once, and is no uncaught error', () => {
  const run = jest.fn();
  const takeBack = onMissingPart(run);
  // As the bundler throws it: a class of its own, with this name.
  const missing = missingPart();
  expect(reject(missing).defaultPrevented).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
  expect(reject(new TypeError('wrong')).defaultPrevented).toBe(false);
  expect(reject('gone').defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  takeBack();
  expect(reject(missing).defaultPrevented).toBe(false);
});
