import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Popup } from '@/components/ui/popup';
import { Sheet } from '@/components/ui/sheet';
import { swipe } from './pointer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  document.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

const directions = ['right', 'left', 'top', 'bottom'] as const;
const moves = { right: [60, 0], left: [-60, 0], top: [0, -60], bottom: [0, 60] } as const;

const popup = (props: Partial<Parameters<typeof Popup>[0]> = {}) => (
  <Popup open label="Details" onClose={() => undefined} {...props}>
    <button>First</button>
    <p>Some words</p>
    <button>Last</button>
  </Popup>
);

test.each(directions)(
  'a popup from the %s leaves the page 300 ms after it was closed',
  (direction) => {
    const onClosed = jest.fn();
    const { rerender } = render(popup({ direction, onClosed }));
    const panel = screen.getByRole('dialog');
    expect(panel.parentElement?.style.getPropertyValue('--slide')).toBe('300ms');
    // The style sheet defines the direction; the browser tests see it move.
    expect(panel.className.split(' ')).toContain(direction);
    rerender(popup({ direction, onClosed, open: false }));
    act(() => void jest.advanceTimersByTime(299));
    expect(screen.queryByRole('dialog')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onClosed).toHaveBeenCalledTimes(1);
  },
);

test.each(directions)(
  'a popup from the %s closes by a swipe that way and no other',
  (direction) => {
    const onClose = jest.fn();
    render(popup({ direction, onClose }));
    const panel = screen.getByRole('dialog');
    for (const other of directions)
      if (other !== direction) swipe(panel, moves[other][0], moves[other][1]);
    expect(onClose).not.toHaveBeenCalled();
    swipe(panel, moves[direction][0], moves[direction][1]);
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('a swipe of less than 50 px puts the popup back in its place, in 150 ms', () => {
  const onClose = jest.fn();
  render(popup({ onClose, direction: 'bottom' }));
  const panel = screen.getByRole('dialog');
  swipe(panel, 0, 49);
  expect(onClose).not.toHaveBeenCalled();
  expect(panel.style.translate).toBe('');
  expect(panel).toHaveAttribute('data-restoring');
  expect(panel.parentElement?.style.getPropertyValue('--restore')).toBe('150ms');
});

test('a swipe does nothing while text is selected', () => {
  const onClose = jest.fn();
  render(popup({ onClose }));
  document.getSelection()?.selectAllChildren(screen.getByText('Some words'));
  swipe(screen.getByRole('dialog'), 0, 200);
  expect(onClose).not.toHaveBeenCalled();
});

test('a swipe does nothing where it is turned off', () => {
  const onClose = jest.fn();
  render(popup({ onClose, swipe: false }));
  swipe(screen.getByRole('dialog'), 0, 200);
  expect(onClose).not.toHaveBeenCalled();
});

test('in the work-chat app on iOS a swipe does nothing, unless the popup enables it', () => {
  document.documentElement.dataset.swipe = 'off';
  const onClose = jest.fn();
  const { unmount } = render(popup({ onClose }));
  swipe(screen.getByRole('dialog'), 0, 200);
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  render(popup({ onClose, swipe: true }));
  swipe(screen.getByRole('dialog'), 0, 200);
  expect(onClose).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset.swipe;
});

test('the container of the page may become known only after its popup opened', () => {
  const onClose = jest.fn();
  render(popup({ onClose }));
  document.documentElement.dataset.swipe = 'off';
  swipe(screen.getByRole('dialog'), 0, 200);
  delete document.documentElement.dataset.swipe;
  expect(onClose).not.toHaveBeenCalled();
  swipe(screen.getByRole('dialog'), 0, 200);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the click that ends a swipe clicks nothing', () => {
  const onClick = jest.fn();
  render(
    <Popup open label="Details" onClose={() => undefined}>
      <button onClick={onClick}>Inside</button>
    </Popup>,
  );
  const button = screen.getByRole('button');
  swipe(button, 0, 40);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('the popup layer has z-index 1000, the feedback popup 1001', () => {
  render(popup());
  expect(screen.getByRole('dialog').parentElement?.style.zIndex).toBe('1000');
  render(popup({ label: 'Feedback', layer: 'feedback' }));
  const feedback = screen.getByRole('dialog', { name: 'Feedback' });
  expect(feedback.parentElement?.style.zIndex).toBe('1001');
});

test('Escape and the backdrop request closing', () => {
  const onClose = jest.fn();
  render(popup({ onClose }));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  const backdrop = screen.getByRole('dialog').previousElementSibling;
  if (backdrop) fireEvent.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('Tab cycles inside', () => {
  render(popup());
  const [first, last] = [screen.getByText('First'), screen.getByText('Last')];
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(last).toHaveFocus();
});

test('Tab cycles through elements over every popup, too, in page order', () => {
  render(
    <>
      <section data-always="">
        <button>Pause</button>
      </section>
      {popup()}
    </>,
  );
  const [pause, last] = [screen.getByText('Pause'), screen.getByText('Last')];
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(pause).toHaveFocus();
  fireEvent.keyDown(pause, { key: 'Tab', shiftKey: true });
  expect(last).toHaveFocus();
});

test('a popup that replaces another can be pressed before its first frame is painted', () => {
  const over = (open: 'first' | 'second') => (
    <>
      {popup({ label: 'Article' })}
      {popup({ label: 'Evidence', open: open === 'first' })}
      {open === 'second' && popup({ label: 'Assistant' })}
    </>
  );
  const { rerender } = render(over('first'));
  act(() => void jest.advanceTimersByTime(100));
  const article = screen.getByText('First', { selector: '[aria-label=Article] *' });
  expect(article.closest('[inert]')).not.toBeNull();
  rerender(over('second'));
  const assistant = screen.getByText('First', { selector: '[aria-label=Assistant] *' });
  expect(assistant.closest('[inert]')).toBeNull();
  act(() => void jest.advanceTimersByTime(100));
  expect(assistant.closest('[inert]')).toBeNull();
  expect(article.closest('[inert]')).not.toBeNull();
});

test('the page behind is inert while it is open, and focus returns', async () => {
  const page = (open: boolean) => (
    <>
      <main>
        <button>Behind</button>
      </main>
      <section aria-live="polite">A toast</section>
      {popup({ open })}
    </>
  );
  const { rerender } = render(page(false));
  const behind = screen.getByText('Behind');
  behind.focus();
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  expect(behind.closest('main')).toHaveAttribute('inert');
  expect(screen.getByText('A toast')).not.toHaveAttribute('inert');
  rerender(page(false));
  expect(behind.closest('main')).not.toHaveAttribute('inert');
  expect(behind).toHaveFocus();
});

test('focus goes to what contained its opener, if that is gone', async () => {
  const page = (open: boolean, opener = true) => (
    <>
      <div tabIndex={0} role="region" aria-label="List">
        <ul>
          {opener && (
            <li>
              <button>Opener</button>
            </li>
          )}
        </ul>
      </div>
      {popup({ open })}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByText('Opener').focus();
  rerender(page(true));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  rerender(page(true, false));
  rerender(page(false, false));
  expect(screen.getByRole('region')).toHaveFocus();
});

test('the popup opened last is active, then the one below it again', async () => {
  const closed: string[] = [];
  const both = (second: boolean) => (
    <>
      <div>{popup({ label: 'Lower', onClose: () => closed.push('lower') })}</div>
      <div>{popup({ label: 'Upper', open: second, onClose: () => closed.push('upper') })}</div>
    </>
  );
  const { rerender } = render(both(false));
  rerender(both(true));
  const lower = screen.getByRole('dialog', { name: 'Lower' });
  await waitFor(() => expect(lower.closest('[inert]')).not.toBeNull());
  expect(screen.getByRole('dialog', { name: 'Upper' }).closest('[inert]')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  rerender(both(false));
  expect(lower.closest('[inert]')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['upper', 'lower']);
});

test('an open popup is complete in the server’s HTML', () => {
  const html = renderToString(popup());
  expect(html).toContain('role="dialog"');
  expect(html).toContain('Some words');
});

test('a sheet is named by its title and has a close button', () => {
  const onClose = jest.fn();
  render(
    <Sheet titleId="title" open title="Source" closeLabel="Close" onClose={onClose}>
      Text
    </Sheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Source' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the text of a sheet is a tab stop where it scrolls, and only there', () => {
  let measure: () => void = () => undefined;
  class Observer {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  render(
    <Sheet titleId="title" open title="Source" closeLabel="Close" onClose={() => undefined}>
      <p>Text</p>
    </Sheet>,
  );
  const body = screen.getByText('Text').parentElement;
  act(() => measure());
  expect(body).not.toHaveAttribute('tabindex');
  Object.defineProperty(body, 'scrollHeight', { value: 900 });
  act(() => measure());
  expect(screen.getByRole('region', { name: 'Source' })).toHaveAttribute('tabindex', '0');
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

/** Takes focus as soon as it is rendered. */
function Eager() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Sought" />;
}

test.each([
  ['what it holds took the focus for itself', 'Sought'],
  ['its reader went into it', 'Last'],
  ['nobody went into it', 'Opener'],
])('a column that closes at once returns focus to what opened it, where %s', (_, within) => {
  const page = (open: boolean) => (
    <>
      <button>Opener</button>
      {open && (
        <Popup open label="Column" beside="list" onClose={() => undefined}>
          {within === 'Sought' && <Eager />}
          <button>Last</button>
        </Popup>
      )}
    </>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: 'Opener' });
  opener.focus();
  rerender(page(true));
  if (within === 'Last') screen.getByRole('button', { name: 'Last' }).focus();
  if (within === 'Sought') expect(screen.getByLabelText('Sought')).toHaveFocus();
  rerender(page(false));
  expect(opener).toHaveFocus();
});
