import { afterBackEntries, leaveBackEntry } from '@/lib/browser/back-entry';

const stepped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const back = async () => {
  const done = stepped();
  window.history.back();
  await done;
};
const key = () => window.history.state?.popup;

afterEach(async () => {
  while (key() !== undefined) await back();
});

it('going back closes the popup that was opened last, one step at a time', async () => {
  const closed: string[] = [];
  leaveBackEntry(() => closed.push('first'));
  leaveBackEntry(() => closed.push('second'));
  await back();
  expect(closed).toEqual(['second']);
  await back();
  expect(closed).toEqual(['second', 'first']);
});

it('a popup closed in another way takes its entry along', async () => {
  const closed = jest.fn();
  const done = stepped();
  leaveBackEntry(closed)();
  await done;
  expect(key()).toBeUndefined();
  expect(closed).not.toHaveBeenCalled();
});

it('a popup that follows another at once has an entry of its own', async () => {
  const closed = jest.fn();
  const done = stepped();
  leaveBackEntry(jest.fn())();
  const remove = leaveBackEntry(closed);
  await done;
  expect(key()).toBeDefined();
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(key()).toBeUndefined();
  remove();
});

it('two that are closed at once both take their entries along, whichever comes first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const here = window.history.state?.popup;
    const removes = [leaveBackEntry(jest.fn()), leaveBackEntry(jest.fn())];
    const where = new Promise((resolve) => {
      order.forEach((index) => removes[index]?.());
      afterBackEntries(() => resolve(key()));
    });
    expect(await where).toBe(here);
  }
});

it('what waits for closed popups runs at once where there are none', () => {
  const run = jest.fn();
  afterBackEntries(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('one that is closed before it had its entry leaves none', async () => {
  const closed = jest.fn();
  const done = stepped();
  leaveBackEntry(jest.fn())();
  leaveBackEntry(closed)();
  await done;
  expect(key()).toBeUndefined();
  expect(closed).not.toHaveBeenCalled();
});

it('who comes back from an article over a popup comes back to the popup', async () => {
  const closed = jest.fn();
  leaveBackEntry(closed);
  window.history.pushState(null, '', '/m/news/detail?id=e1');
  await back();
  expect(closed).not.toHaveBeenCalled();
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
});
