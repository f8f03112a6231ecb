/** @jest-environment ./tests/dom-with-fetch.mjs */
import { eventLoopTurns } from '@/tests/event-loop-turns';
import { goneParts, onMissingPart } from '@/lib/browser/offline/missing-part';

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
  'a part that is gone for good is reported only where the page does not reload (%s)',
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

it('a part that did not load is reported once, and is no uncaught error', () => {
  const run = jest.fn();
  const takeBack = onMissingPart(run);
  // The bundler throws an error with this name.
  const missing = missingPart();
  expect(reject(missing).defaultPrevented).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
  expect(reject(new TypeError('wrong')).defaultPrevented).toBe(false);
  expect(reject('gone').defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  takeBack();
  expect(reject(missing).defaultPrevented).toBe(false);
});
