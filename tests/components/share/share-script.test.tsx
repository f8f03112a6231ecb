import { readFileSync } from 'node:fs';
import { shortArticleScreens } from '@/lib/model/limits/share';
import { trackingDelayMs } from '@/lib/model/limits/page';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { smallScript } from '@/lib/server/share/share-assets';

const source = readFileSync('components/share/share-script.js', 'utf8');
const script = smallScript(source);

type Sent = { address: string; event: string; fields: object; device: string };
let sent: Sent[];

/** Runs the script of a page from its HTML. */
function open(data: Record<string, string>, inside = ''): void {
  document.body.innerHTML = inside;
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name];
  Object.assign(document.body.dataset, data);
  new Function(script)();
}

const counted = { track: '[]' };
const names = () => sent.map(({ event }) => event);
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  globalThis.fetch = (async (address: string, init: { body: string }) => {
    sent.push({ address, ...JSON.parse(init.body) });
    return { ok: true };
  }) as unknown as typeof fetch;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});
afterEach(() => {
  // A page that is left stops listening.
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('uses the numbers of the specification', () => {
  const number = (name: string) => Number(new RegExp(`${name} = ([\\d.]+)`).exec(source)?.[1]);
  expect(number('trackDelayMs')).toBe(trackingDelayMs);
  expect(number('zlinkListenerMs')).toBe(5_500);
  expect(number('shortArticleScreens')).toBe(shortArticleScreens);
  expect(source).toContain(`'${storageKeys.deviceId}'`);
});

describe('tracking', () => {
  const events = JSON.stringify([
    { name: 'enter_news_detail', fields: { id: 'a', isShare: true } },
  ]);

  it('is sent a second after the page opened, with the id of the device', () => {
    open({ ...counted, events });
    jest.advanceTimersByTime(999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([
      {
        address: '/api/track',
        event: 'enter_news_detail',
        fields: { id: 'a', isShare: true },
        device: localStorage.getItem('device_id'),
      },
    ]);
    expect(sent[0]?.device).toMatch(/^[\w-]{8,64}$/);
  });

  it('is not lost when the page is left before', () => {
    open({ ...counted, events });
    window.dispatchEvent(new Event('pagehide'));
    expect(names()).toEqual(['enter_news_detail']);
    jest.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
  });

  it('uses an id that begins with app_ in app mode, also for an earlier one', () => {
    localStorage.setItem('device_id', '1700000000000abcdef');
    window.history.replaceState(null, '', '/zlink?id=a&env=lynx');
    open({ ...counted, events });
    jest.advanceTimersByTime(1_000);
    open({ ...counted, events });
    jest.advanceTimersByTime(1_000);
    window.history.replaceState(null, '', '/');
    expect(sent.map(({ device }) => device)).toEqual(Array(2).fill('app_1700000000000abcdef'));
    expect(localStorage.getItem('device_id')).toBe('app_1700000000000abcdef');
  });

  it('is off where the site has none, and for a blacklisted device', () => {
    open({ events });
    jest.advanceTimersByTime(2_000);
    localStorage.setItem('device_id', 'blocked-1');
    open({ track: '["blocked-1"]', events });
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([]);
  });
});

describe('the landing page', () => {
  const page = { ...counted, zlink: '#app' };

  it('tries to open the app at its address, and says so', () => {
    open(page);
    expect(window.location.hash).toBe('#app');
    jest.advanceTimersByTime(1_000);
    expect(names()).toEqual(['try_open_app']);
  });

  it('detects that the app opened when it is hidden', () => {
    open(page);
    jest.advanceTimersByTime(5_499);
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(1_000);
    expect(names()).toEqual(['try_open_app', 'open_app_success']);
  });

  it('stops listening after 5.5 s', () => {
    open(page);
    jest.advanceTimersByTime(5_500);
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    jest.advanceTimersByTime(5_000);
    expect(names()).toEqual(['try_open_app']);
  });

  it('without an app tries nothing', () => {
    window.location.hash = '';
    open(counted);
    jest.advanceTimersByTime(10_000);
    expect([window.location.hash, sent]).toEqual(['', []]);
  });
});

describe('leaving for the app', () => {
  const inside = `<a href="#zlink" data-jump="true">Open</a><a href="#own">Stay</a>
    <dialog id="jump"><a href="#content" data-jump-go>Go</a></dialog>`;
  const press = (text: string) => {
    const link = [...document.querySelectorAll('a')].find((a) => a.textContent === text);
    link?.click();
  };

  it('is confirmed first, and tracked both times', () => {
    window.location.hash = '';
    open(counted, inside);
    press('Open');
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(window.location.hash).toBe('');
    press('Go');
    expect(window.location.hash).toBe('#zlink');
    jest.advanceTimersByTime(1_000);
    expect(names()).toEqual(['open_jump_popup', 'jump_zlink_page']);
  });

  it('other links need no confirmation', () => {
    open(counted, inside);
    press('Stay');
    expect(document.querySelector('dialog')?.open).toBe(false);
  });
});

it.each([
  [399, true],
  [400, false],
  [2_000, false],
])('an article of %i px on a screen of 800: its block is hidden: %s', (height, hidden) => {
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    return new DOMRect(0, 100, 300, this.tagName === 'P' ? height : 5_000);
  });
  const estimate = '<style data-estimate="">.continue{display:none}</style>';
  open({}, `${estimate}<article><p>a</p><aside class="continue">Open</aside></article>`);
  const block = document.querySelector<HTMLElement>('.continue');
  // Nothing is measured before the first paint: the estimate applies until then.
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  expect(document.querySelector('style')).not.toBeNull();
  jest.advanceTimersByTime(20);
  expect(document.querySelector('style')).toBeNull();
  expect(block?.hidden).toBe(hidden);
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 8_000 });
  window.dispatchEvent(new Event('resize'));
  expect(block?.hidden).toBe(true);
});

it('a missing picture in the text is removed with its box and its caption', () => {
  const figure = (src: string) =>
    `<span class="figure"><img src="${src}"><span class="caption">Tide</span></span>`;
  open({}, `<article>${figure('/gone.jpg')}${figure('/there.jpg')}</article>`);
  const [gone, there] = document.querySelectorAll<HTMLElement>('.figure');
  gone?.querySelector('img')?.dispatchEvent(new Event('error'));
  expect([gone?.hidden, there?.hidden]).toEqual([true, false]);
});
