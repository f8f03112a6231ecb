import { pushDetail } from '@/lib/browser/history/address';
import { hasWideRoom, isWide } from '@/lib/browser/page/wide';
import { onWideChange } from '@/lib/browser/page/wide-change';

const { dataset } = document.documentElement;

function stand(width: number, layout: string, mode: string): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  dataset.layout = layout;
  dataset.mode = mode;
}

it.each([
  [1000, 'wide', 'pc', true, true],
  [999, 'wide', 'pc', false, false],
  [1280, 'column', 'pc', false, true],
  [1280, 'wide', 'h5', false, false],
  [1280, 'wide', 'app', false, false],
])('a window of %i px, layout %s, mode %s is wide: %s', (width, layout, mode, wide, room) => {
  stand(width, layout, mode);
  expect([isWide(), hasWideRoom()]).toEqual([wide, room]);
});

it('reports changes of the window or the choice until nobody listens', async () => {
  const changed = jest.fn();
  const stop = onWideChange(changed);
  window.dispatchEvent(new Event('resize'));
  dataset.layout = 'column';
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('resize'));
  dataset.layout = 'wide';
  await Promise.resolve();
  expect(changed).toHaveBeenCalledTimes(2);
});

it.each(['wide', 'column'])(
  'in the layout %s a second article replaces the first in the history',
  (layout) => {
    stand(1280, layout, 'pc');
    window.history.replaceState(null, '', '/m/news');
    const before = window.history.length;
    pushDetail('a');
    pushDetail('b');
    expect(window.history.length - before).toBe(1);
    expect(window.location.search).toBe('?id=b');
  },
);
