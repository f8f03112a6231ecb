import { lazy, Suspense } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  earlyPressScript,
  endEarlyPresses,
  repeatEarlyPress,
} from '@/lib/browser/page/early-press';

const pressed = jest.fn();

/** A page as it arrives: its first script runs, nothing is hydrated. */
function arrive(): void {
  document.body.innerHTML =
    '<button id="ask" type="button"><span id="label">Ask</span></button>' +
    '<button id="off" type="button" disabled>Off</button>' +
    '<form><button id="send" type="submit">Send</button></form><a id="link" href="#x">Link</a>' +
    '<a id="cited" href="#source-1" data-citation="1">1</a>' +
    '<a id="panel" href="#panel" data-in-place="">Panel</a>' +
    '<a id="other" href="#other" data-in-place=""><b id="name">Other</b></a>';
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.body.append(script);
}

const press = (id: string) => document.getElementById(id)?.click();

/** Hydrates the page: from now on `pressed` receives every press. */
function comeAlive(): void {
  endEarlyPresses();
  for (const button of document.querySelectorAll('button, [data-citation], [data-in-place]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      pressed(button.id);
    });
  }
  repeatEarlyPress();
}

beforeEach(() => {
  pressed.mockClear();
  arrive();
});
afterEach(async () => {
  window.endEarlyPresses?.();
  // The browser reports a navigation within the page one turn later.
  await new Promise((resolve) => setTimeout(resolve, 20));
});

it('a press before hydration is repeated after it', () => {
  press('label');
  comeAlive();
  expect(pressed.mock.calls).toEqual([['ask']]);
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a press after the first program loaded and before the page listens is repeated once it does', () => {
  endEarlyPresses();
  press('panel');
  press('ask');
  document.getElementById('ask')?.addEventListener('click', () => pressed('ask'));
  repeatEarlyPress();
  expect(pressed.mock.calls).toEqual([['ask']]);
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('of several presses the last is repeated, once', () => {
  press('ask');
  press('ask');
  comeAlive();
  expect(pressed.mock.calls).toEqual([['ask']]);
});

it.each([
  ['Escape', () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })],
  ['a step back', () => new PopStateEvent('popstate')],
])('%s discards a press that was not handled', (_name, event) => {
  press('ask');
  endEarlyPresses();
  document.getElementById('ask')?.addEventListener('click', () => pressed('ask'));
  (event().type === 'popstate' ? window : document.body).dispatchEvent(event());
  repeatEarlyPress();
  expect(pressed).not.toHaveBeenCalled();
});

it.each(['send', 'off', 'link'])('%s is left to the browser', (id) => {
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  press(id);
  comeAlive();
  expect(pressed).not.toHaveBeenCalled();
});

it('a link that the page handles in place adds no history entry before hydration', () => {
  const before = window.location.href;
  press('cited');
  expect(window.location.href).toBe(before);
  comeAlive();
  expect(pressed.mock.calls).toEqual([['cited']]);
  expect(window.location.href).toBe(before);
});

it('of several such links only the last is followed, once', () => {
  const before = window.history.length;
  press('panel');
  press('name');
  press('name');
  comeAlive();
  repeatEarlyPress();
  expect(pressed.mock.calls).toEqual([['other']]);
  expect(window.history.length).toBe(before);
});

const pressWith = (key: 'metaKey' | 'ctrlKey' | 'shiftKey', id: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
};

it.each(['metaKey', 'ctrlKey', 'shiftKey'] as const)(
  'with %s such a link is left to the browser, before hydration and after',
  (key) => {
    const before = pressWith(key, 'panel');
    expect(before.defaultPrevented).toBe(false);
    endEarlyPresses();
    repeatEarlyPress();
    expect(pressed).not.toHaveBeenCalled();
    expect(pressWith(key, 'panel').defaultPrevented).toBe(false);
    repeatEarlyPress();
    expect(pressed).not.toHaveBeenCalled();
  },
);

it('a button with a modifier key is pressed as usual', () => {
  pressWith('shiftKey', 'ask');
  comeAlive();
  expect(pressed.mock.calls).toEqual([['ask']]);
});

it('without hydration such a link works as it does without scripts', () => {
  jest.useFakeTimers();
  press('cited');
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect(window.location.hash).toBe('#source-1');
  window.history.replaceState(null, '', '/');
});

it('after hydration it does not navigate by itself', () => {
  jest.useFakeTimers();
  press('cited');
  comeAlive();
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  expect(window.location.hash).toBe('');
});

describe('a link that the browser follows', () => {
  const answers = jest.fn();
  let leaving: AbortController;

  /** Hydrates the page; `answers` is the framework's listener at the document. */
  const listen = (answer: boolean) => {
    endEarlyPresses();
    const framework = (event: MouseEvent) => {
      answers((event.target as HTMLElement).id);
      if (answer) event.preventDefault();
    };
    document.addEventListener('click', framework, { capture: true, signal: leaving.signal });
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    answers.mockClear();
    leaving = new AbortController();
    // jsdom cannot navigate to another page.
    jest.spyOn(console, 'error').mockImplementation();
    document.body.innerHTML +=
      '<a id="card" href="/m/one">One</a><a id="next" href="/m/two">Two</a>' +
      '<a id="outside" href="/m/three" target="_blank">Three</a>' +
      '<a id="letter" href="mailto:desk@example.org">Write</a>';
  });
  afterEach(async () => {
    await turn();
    leaving.abort();
    jest.restoreAllMocks();
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

  it('is left to the browser while its page loads, and so is another link', () => {
    press('card');
    listen(true);
    press('card');
    press('next');
    expect(answers).not.toHaveBeenCalled();
  });

  it('may be one that the page received and did not handle', async () => {
    listen(false);
    press('card');
    await turn();
    press('card');
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['with a key held', () => pressWith('ctrlKey', 'card')],
    ['to a window of its own', () => press('outside')],
    ['to a letter', () => press('letter')],
    ['within the page', () => press('link')],
  ])('%s leaves later links to the page', async (_name, pressIt) => {
    pressIt();
    listen(true);
    pressIt();
    await turn();
    answers.mockClear();
    press('card');
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('leaves buttons to the page, and discards what was pressed before it', () => {
    press('ask');
    press('card');
    listen(true);
    repeatEarlyPress();
    expect(answers).not.toHaveBeenCalled();
    press('ask');
    expect(answers.mock.calls).toEqual([['ask']]);
  });

  it.each([
    ['after a step back', () => new PopStateEvent('popstate')],
    [
      'when the page is come back to',
      () => Object.assign(new Event('pageshow'), { persisted: true }),
    ],
  ])('belongs to the page again %s', (_name, event) => {
    press('card');
    listen(true);
    window.dispatchEvent(event());
    press('card');
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('belongs to the browser still when the page is first shown', () => {
    press('card');
    listen(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    press('card');
    expect(answers).not.toHaveBeenCalled();
  });

  it('belongs to the page again if the linked page did not load', () => {
    const pressAt = (timeStamp: number) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      document.getElementById('card')?.dispatchEvent(event);
    };
    pressAt(1_000);
    listen(true);
    pressAt(10_999);
    expect(answers).not.toHaveBeenCalled();
    pressAt(21_000);
    expect(answers).toHaveBeenCalledTimes(1);
  });

  it('leaves later links to the page when the page handles it', async () => {
    listen(true);
    press('card');
    await turn();
    press('next');
    expect(answers.mock.calls).toEqual([['card'], ['next']]);
  });
});

it('a press after hydration is handled once', () => {
  comeAlive();
  press('ask');
  repeatEarlyPress();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a button that was removed, or pressed too long ago, is not pressed', () => {
  press('ask');
  document.getElementById('ask')?.remove();
  comeAlive();
  expect(pressed).not.toHaveBeenCalled();

  arrive();
  const long = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(long, 'timeStamp', { value: performance.now() - 20_000 });
  document.getElementById('ask')?.dispatchEvent(long);
  comeAlive();
  expect(pressed).not.toHaveBeenCalled();
});

describe('a part whose code is still loading', () => {
  let root: Root;
  let arrived: () => void;

  /** Hydrates the whole document, as the framework does, with a part that is not loaded yet. */
  async function comeAliveButForAPart(): Promise<void> {
    document.documentElement.innerHTML =
      '<body><main><button type="button" id="alive">Alive</button>' +
      '<!--$--><button type="button" id="part">Part</button><button type="submit" id="send">Send</button>' +
      '<a id="within" href="#within" data-in-place="">Within</a>' +
      '<!--/$--></main></body>';
    const Part = lazy(
      () =>
        new Promise<{ default: () => React.ReactNode }>((resolve) => {
          arrived = () =>
            resolve({
              default: () => (
                <>
                  <button type="button" id="part" onClick={() => pressed('part')}>
                    Part
                  </button>
                  <button type="submit" id="send" onClick={() => pressed('send')}>
                    Send
                  </button>
                  <a
                    id="within"
                    href="#within"
                    data-in-place=""
                    onClick={(event) => {
                      event.preventDefault();
                      pressed('within');
                    }}
                  >
                    Within
                  </a>
                </>
              ),
            });
        }),
    );
    endEarlyPresses();
    await act(() => {
      root = hydrateRoot(
        document,
        <html>
          <body>
            <main>
              <button type="button" id="alive" onClick={() => pressed('alive')}>
                Alive
              </button>
              <Suspense>
                <Part />
              </Suspense>
            </main>
          </body>
        </html>,
      );
    });
  }

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    await comeAliveButForAPart();
  });
  afterEach(async () => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
    await act(() => root.unmount());
  });

  const partArrives = () =>
    act(async () => {
      arrived();
      await jest.advanceTimersByTimeAsync(500);
    });

  it('is pressed once it has loaded, once', async () => {
    await act(() => press('part'));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(pressed).not.toHaveBeenCalled();
    await partArrives();
    expect(pressed.mock.calls).toEqual([['part']]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('handles its link in place once it has loaded, pressed twice or not', async () => {
    const before = window.location.href;
    await act(() => press('within'));
    await act(() => press('within'));
    expect(window.location.href).toBe(before);
    await partArrives();
    expect(pressed.mock.calls).toEqual([['within']]);
    expect(window.location.href).toBe(before);
  });

  it('is not pressed where the reader went on to something else', async () => {
    await act(() => press('part'));
    await act(() => press('alive'));
    await partArrives();
    expect(pressed.mock.calls).toEqual([['alive']]);
  });

  it('leaves submit buttons to the browser', async () => {
    await act(() => press('send'));
    await partArrives();
    expect(pressed).not.toHaveBeenCalled();
  });

  it('a press on a hydrated part is handled once', async () => {
    await act(() => press('alive'));
    await partArrives();
    expect(pressed.mock.calls).toEqual([['alive']]);
  });
});
