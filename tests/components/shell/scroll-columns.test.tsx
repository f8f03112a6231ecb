// The wheel and the page keys where the browser would scroll nothing.
import { fireEvent, render, screen } from '@testing-library/react';
import { scrollColumns } from '@/components/shell/scroll-columns';

const scrollBy = jest.fn();
let stop: () => void;
beforeEach(() => {
  scrollBy.mockClear();
  stop = scrollColumns();
});
afterEach(() => stop());

/** jsdom has no layout: `id` is 500 px of a content of 2,000. */
function makeLong(id: string): void {
  const part = screen.getByTestId(id);
  Object.defineProperties(part, {
    scrollHeight: { value: 2_000 },
    clientHeight: { value: 500 },
    scrollBy: { value: (to: ScrollToOptions) => scrollBy(id, to.top) },
  });
  part.style.overflowY = 'auto';
}

/** A page whose main part has a bar and `content`, in a wider window. */
function show(content = <input aria-label="Search" />): void {
  render(
    <>
      <aside data-testid="beside" />
      <main>
        <div data-testid="bar" />
        <div data-testid="column">{content}</div>
      </main>
    </>,
  );
}

it('scroll the main part of a page without a list', () => {
  show();
  makeLong('column');
  fireEvent.wheel(screen.getByTestId('beside'), { deltaY: 120 });
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  fireEvent.keyDown(document.body, { key: ' ', shiftKey: true });
  expect(scrollBy.mock.calls).toEqual([
    ['column', 120],
    ['column', 440],
    ['column', -440],
  ]);
});

it('scroll the list where there is one, not what else is long', () => {
  show(
    <>
      <div data-testid="other" />
      <div role="tabpanel">
        <div role="region" tabIndex={0} data-testid="list" />
      </div>
    </>,
  );
  makeLong('other');
  makeLong('list');
  fireEvent.wheel(screen.getByTestId('beside'), { deltaY: 120 });
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(scrollBy.mock.calls).toEqual([
    ['list', 120],
    ['list', 440],
  ]);
});

it('are left to the browser where it scrolls itself, or a key is typed', () => {
  show();
  makeLong('column');
  fireEvent.wheel(screen.getByRole('textbox'), { deltaY: 120 });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: ' ' });
  stop();
  fireEvent.keyDown(document.body, { key: 'PageDown' });
  expect(scrollBy).not.toHaveBeenCalled();
});
