import { pushDetail, replaceDetail, replaceTab } from '@/lib/browser/history/address';
import {
  afterBackEntries,
  hearOfSteps,
  leaveBackEntry,
  settleBackEntry,
  stayAbove,
} from '@/lib/browser/history/back-entry';

// As `instrumentation-client.ts` does before the router listens.
beforeAll(hearOfSteps);

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

it('going back closes the most recently opened popup, one step at a time', async () => {
  const closed: string[] = [];
  leaveBackEntry(() => closed.push('first'));
  leaveBackEntry(() => closed.push('second'));
  await back();
  expect(closed).toEqual(['second']);
  await back();
  expect(closed).toEqual(['second', 'first']);
});

it('closing a popup in another way removes its history entry', async () => {
  const closed = jest.fn();
  const done = stepped();
  leaveBackEntry(closed)();
  await done;
  expect(key()).toBeUndefined();
  expect(closed).not.toHaveBeenCalled();
});

it('a popup opened right after another has its own entry', async () => {
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

it('closing two popups at once removes both entries, in either order', async () => {
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

it('callbacks after our own step run after the router has handled it', async () => {
  const order: string[] = [];
  settleBackEntry();
  const router = () => order.push('the router');
  window.addEventListener('popstate', router);
  const remove = leaveBackEntry(jest.fn());
  await new Promise<void>((resolve) => {
    remove();
    afterBackEntries(() => {
      order.push('what follows');
      resolve();
    });
  });
  window.removeEventListener('popstate', router);
  expect(order).toEqual(['the router', 'what follows']);
});

it('callbacks run at once where no popup is closing', () => {
  const run = jest.fn();
  afterBackEntries(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a popup closed before it had its entry leaves none', async () => {
  const closed = jest.fn();
  const done = stepped();
  leaveBackEntry(jest.fn())();
  leaveBackEntry(closed)();
  await done;
  expect(key()).toBeUndefined();
  expect(closed).not.toHaveBeenCalled();
});

it('coming back from an article over a popup shows the popup', async () => {
  const closed = jest.fn();
  leaveBackEntry(closed);
  window.history.pushState(null, '', '/m/news/detail?id=e1');
  await back();
  expect(closed).not.toHaveBeenCalled();
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
});

it('a page over a popup leaves it open, whatever opens and closes on that page', async () => {
  const closed = jest.fn();
  leaveBackEntry(closed);
  // Like the router, which knows nothing of depths.
  window.history.pushState(null, '', '/m/signup');
  stayAbove();
  stayAbove();
  const removed = stepped();
  leaveBackEntry(jest.fn())();
  await removed;
  const step = jest.fn();
  leaveBackEntry(step);
  await back();
  expect([step.mock.calls.length, window.location.pathname]).toEqual([1, '/m/signup']);
  await back();
  expect([closed.mock.calls.length, key() === undefined]).toEqual([0, false]);
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
});

it('a page over no popup has no depth', () => {
  const before = window.history.state;
  stayAbove();
  expect(window.history.state).toEqual(before);
});

describe('an entry without an owner is skipped', () => {
  /** What a page finds after a reload with an open popup: the entry without its owner. */
  const reloadedIn = () =>
    window.history.pushState({ ...window.history.state, popup: 'before', depth: 1 }, '');

  it('where the page was reloaded with an open popup', async () => {
    const done = stepped();
    reloadedIn();
    settleBackEntry();
    await done;
    expect(key()).toBeUndefined();
    settleBackEntry();
    expect(key()).toBeUndefined();
  });

  it('and the next popup closes with a single back', async () => {
    const done = stepped();
    reloadedIn();
    settleBackEntry();
    const closed = jest.fn();
    leaveBackEntry(closed);
    await done;
    await back();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(key()).toBeUndefined();
  });

  it('where the popup was closed under an article', async () => {
    const here = window.location.href;
    const close = leaveBackEntry(jest.fn());
    window.history.pushState(null, '', '/m/news/detail?id=e1');
    close();
    const done = stepped();
    window.history.back();
    await done;
    await stepped();
    expect([key(), window.location.href]).toEqual([undefined, here]);
  });

  it('where the reader goes forward to a closed one', async () => {
    leaveBackEntry(jest.fn());
    await back();
    const there = stepped();
    window.history.forward();
    await there;
    await stepped();
    expect(key()).toBeUndefined();
  });
});

it('going forward from a popup to the article over it closes nothing', async () => {
  const closed = jest.fn();
  leaveBackEntry(closed);
  pushDetail('e1');
  await back();
  const there = stepped();
  window.history.forward();
  await there;
  expect(closed).not.toHaveBeenCalled();
  await back();
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
});

it("an article that the page itself opens over a popup keeps the popup's entry", async () => {
  const closed = jest.fn();
  leaveBackEntry(closed);
  const ofPopup: unknown = key();
  // As when it was opened without network and the list's page loaded instead.
  replaceDetail('e1');
  expect(window.location.pathname).toBe('/m/news/detail');
  await back();
  expect([key(), closed.mock.calls.length]).toEqual([ofPopup, 0]);
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
});

it("a late tab change keeps the popup's entry", async () => {
  window.history.replaceState(null, '', '/m/news');
  const closed = jest.fn();
  const remove = leaveBackEntry(closed);
  const ofPopup: unknown = key();
  replaceTab('tech');
  expect([key(), window.location.search]).toEqual([ofPopup, '?tab=tech']);
  const done = stepped();
  remove();
  await done;
  expect(key()).toBeUndefined();
});

it('a tab pressed while a popup closes belongs to the list below', async () => {
  window.history.replaceState(null, '', '/m/news');
  const remove = leaveBackEntry(jest.fn());
  const done = stepped();
  remove();
  replaceTab('tech');
  expect(window.location.search).toBe('');
  await done;
  expect([key(), window.location.search]).toEqual([undefined, '?tab=tech']);
  replaceTab(undefined);
});

it('two steps back at once close two popups, the upper one first', async () => {
  const closed: string[] = [];
  leaveBackEntry(() => closed.push('first'));
  leaveBackEntry(() => closed.push('second'));
  const done = stepped();
  window.history.go(-2);
  await done;
  expect(closed).toEqual(['second', 'first']);
});

it('restores state that the router removes from an entry', async () => {
  const closed = jest.fn();
  const remove = leaveBackEntry(closed);
  window.history.replaceState({ router: true }, '');
  settleBackEntry();
  expect(window.history.state).toMatchObject({ router: true, popup: expect.any(String) });
  const done = stepped();
  remove();
  await done;
  expect(key()).toBeUndefined();
});

it('a page rendered between two listeners of one step takes no mark of the previous entry', async () => {
  // The router handles the step first, writes its own state, and what React renders of it runs
  // effects.
  const router = () => {
    window.history.replaceState({ router: true }, '');
    settleBackEntry();
  };
  window.addEventListener('popstate', router);
  const closed = jest.fn();
  leaveBackEntry(closed);
  await back();
  window.removeEventListener('popstate', router);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(key()).toBeUndefined();
});

it('what opens between two listeners of one step has an entry after it', async () => {
  const later = jest.fn();
  let remove = () => {};
  const router = () => (remove = leaveBackEntry(later));
  window.addEventListener('popstate', router, { once: true });
  const closed = jest.fn();
  leaveBackEntry(closed);
  await back();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(later).not.toHaveBeenCalled();
  expect(key()).toBeDefined();
  await back();
  expect(later).toHaveBeenCalledTimes(1);
  remove();
});
