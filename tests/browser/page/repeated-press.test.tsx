import { holdRepeatedPresses, leftPressScript } from '@/lib/browser/page/repeated-press';
import { lastPressKey } from '@/lib/model/wire/further-keys';

let stop: () => void;
let at = 0;

beforeEach(() => {
  at += 10_000;
  document.body.innerHTML =
    '<button id="page">page</button><div data-layer><button id="popup">popup</button></div>' +
    '<button id="follow" aria-pressed="false"><span id="label">Follow</span></button>' +
    '<button id="unfold" aria-expanded="false">New</button>' +
    '<button id="tab" role="tab">Technology</button><button id="next" role="tab">Finance</button>' +
    '<a id="beside" href="#beside" target="_blank">Read at the publisher</a>' +
    '<details><summary id="summary">More</summary></details>' +
    '<button id="remove" type="button">Delete topic</button>' +
    '<button id="yes" type="button">Delete</button><form><button id="start" type="submit">Start</button></form>' +
    '<input id="code"><input id="box" type="checkbox">';
  stop = holdRepeatedPresses();
});
afterEach(() => stop());

type PageButton =
  'beside' | 'page' | 'label' | 'unfold' | 'tab' | 'next' | 'summary' | 'remove' | 'start';

/** A press some time after the last one; returns whether any listener received it. */
function press(
  id: PageButton | 'popup' | 'yes',
  afterMs: number,
  { x = 100, detail = 1 } = {},
): boolean {
  at += afterMs;
  const heard = jest.fn();
  const element = document.getElementById(id);
  element?.addEventListener('click', heard);
  const event = new MouseEvent('click', { bubbles: true, clientX: x, clientY: 50, detail });
  Object.defineProperty(event, 'timeStamp', { value: at });
  element?.dispatchEvent(event);
  element?.removeEventListener('click', heard);
  return heard.mock.calls.length > 0;
}

it.each([30, 150, 300])(
  'a second press after %i ms does nothing to what has appeared since',
  (ms) => {
    expect([press('page', 1000), press('popup', ms)]).toEqual([true, false]);
    expect([press('popup', 1000), press('page', ms)]).toEqual([true, false]);
  },
);

it('typing between two presses separates them, a box ticked by a press does not', () => {
  const change = (id: string) =>
    document.getElementById(id)?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  press('popup', 1000);
  change('box');
  expect(press('page', 100)).toBe(false);
  press('popup', 1000);
  change('code');
  expect(press('page', 100)).toBe(true);
});

it('a third press does nothing either', () => {
  expect([press('page', 1000), press('popup', 200), press('popup', 200)]).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([
  ['on the same popup', () => press('popup', 100)],
  ['slower', () => press('page', 400)],
  ['elsewhere', () => press('page', 100, { x: 160 })],
  ['of the keyboard', () => press('page', 100, { detail: 0 })],
])('a second press %s counts as a new one', (_, second) => {
  press('popup', 1000);
  expect(second()).toBe(true);
});

it('a repeated press does not switch off what the first switched on, nor press what moved there', () => {
  expect([press('label', 1000), press('label', 120), press('page', 120)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(press('label', 400)).toBe(true);
});

it('a repeated press does not press what the first has put in its own place', () => {
  const place = new DOMRect(0, 30, 125, 44);
  const remove = document.getElementById('remove') as HTMLElement;
  remove.getBoundingClientRect = () => place;
  expect([press('remove', 1000), press('yes', 150), press('yes', 150)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(press('yes', 400)).toBe(true);
  // Beside the first one, the reader presses the next button on purpose.
  expect([press('remove', 1000), press('yes', 150, { x: 130 })]).toEqual([true, true]);
});

it('a form is not sent twice', () => {
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  expect([press('start', 1000), press('start', 150)]).toEqual([true, false]);
  expect(press('start', 400)).toBe(true);
});

it.each(['unfold', 'summary'] as const)(
  'a repeated press does not fold what the first has unfolded: %s',
  (id) => {
    expect([press(id, 1000), press(id, 120)]).toEqual([true, false]);
    expect(press(id, 400)).toBe(true);
  },
);

it('a repeated press does not refresh the tab that the first has opened, nor open another', () => {
  expect([press('tab', 1000), press('tab', 200), press('next', 200)]).toEqual([true, false, false]);
  expect(press('tab', 400)).toBe(true);
  // Tabs are wider than a finger: beside the first one, the reader opens the next on purpose.
  expect(press('next', 150, { x: 160 })).toBe(true);
});

it('a repeated press does not take focus from where the first has put it', () => {
  const down = (id: string, afterMs: number) => {
    at += afterMs;
    const event = new MouseEvent('mousedown', {
      ...{ bubbles: true, cancelable: true, clientX: 100, clientY: 50, detail: 1 },
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  press('start', 1000);
  expect(down('page', 150)).toBe(true);
  expect(down('page', 1000)).toBe(false);
});

it('a link opens one new tab', () => {
  expect([press('beside', 1000), press('beside', 150)]).toEqual([true, false]);
  expect(press('beside', 400)).toBe(true);
});

describe('the second of two presses, the first of which led to another page', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  /** A page begins: its first script runs, nothing is hydrated. */
  function begin() {
    const script = document.createElement('script');
    script.textContent = leftPressScript;
    document.body.append(script);
  }
  function comeBack() {
    const shown = new Event('pageshow');
    window.dispatchEvent(Object.defineProperty(shown, 'persisted', { value: true }));
  }
  beforeEach(() => {
    sessionStorage.clear();
    begin();
  });

  it.each([
    ['that page', begin],
    ['that page, which the browser still had', comeBack],
  ])('presses nothing on %s', (_, arrive) => {
    press('page', 1000);
    leave();
    arrive();
    expect([press('yes', 150), press('yes', 150)]).toEqual([false, false]);
    expect(press('yes', 400)).toBe(true);
  });

  it.each([
    ['slower', () => press('yes', 400)],
    ['elsewhere', () => press('yes', 150, { x: 160 })],
    ['of the keyboard', () => press('yes', 150, { detail: 0 })],
  ])('counts as a new one if it is %s', (_, second) => {
    press('page', 1000);
    leave();
    begin();
    expect(second()).toBe(true);
  });

  it('is not known where the browser stores nothing', () => {
    press('page', 1000);
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    const stores = [
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    ];
    leave();
    begin();
    expect(press('yes', 150)).toBe(true);
    stores.forEach((store) => store.mockRestore());
    expect(sessionStorage.getItem(lastPressKey)).toBeNull();
  });
});
