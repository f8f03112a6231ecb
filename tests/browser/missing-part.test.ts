/** @jest-environment jsdom */
import { onMissingPart } from '@/lib/browser/missing-part';

function reject(reason: unknown): Event {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
}

it('a part that did not come is told once, and is no uncaught error', () => {
  const run = jest.fn();
  const takeBack = onMissingPart(run);
  // As the bundler throws it: a class of its own, with this name.
  const missing = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
  expect(reject(missing).defaultPrevented).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
  expect(reject(new TypeError('wrong')).defaultPrevented).toBe(false);
  expect(reject('gone').defaultPrevented).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  takeBack();
  expect(reject(missing).defaultPrevented).toBe(false);
});
