// When the focused element disappears, focus moves beside it; touch is unaffected.
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Three rows that can be deleted, in a scrolled region. */
function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <div role="region" aria-label="Kept" tabIndex={0}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href={`/${row}`}>{row}</a>
            <button onClick={() => setRows(rows.filter((other) => other !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      <p>Kept for three days.</p>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** Presses with the keyboard: the element has visible focus. */
async function press(name: string): Promise<void> {
  await act(async () => {
    button(name).focus();
    button(name).click();
    await Promise.resolve();
  });
}

it('moves to the next row, then to the previous one, then to the scrolled region', async () => {
  render(<Rows />);
  await press('Delete two');
  expect(screen.getByRole('link', { name: 'three' })).toHaveFocus();
  await press('Delete three');
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
  await press('Delete one');
  expect(screen.getByRole('region', { name: 'Kept' })).toHaveFocus();
});

it('works for an element that was focused before it was watched', async () => {
  render(<Rows />);
  stop();
  button('Delete two').focus();
  stop = keepFocus();
  await act(async () => button('Delete two').click());
  expect(screen.getByRole('link', { name: 'three' })).toHaveFocus();
});

it('gives touch no focus that it did not have', async () => {
  render(<Rows />);
  const pressed = button('Delete two');
  const matches = pressed.matches.bind(pressed);
  Object.defineProperty(pressed, 'matches', {
    value: (selector: string) => selector !== ':focus-visible' && matches(selector),
  });
  await press('Delete two');
  expect(document.body).toHaveFocus();
});

it('does not change focus that was already moved', async () => {
  render(
    <>
      <Rows />
      <button>Elsewhere</button>
    </>,
  );
  await act(async () => {
    button('Delete two').focus();
    button('Delete two').click();
    button('Elsewhere').focus();
    await Promise.resolve();
  });
  expect(button('Elsewhere')).toHaveFocus();
});

it('leaves it to another page where its focus begins', async () => {
  const { rerender } = render(
    <>
      <main key="one">
        <h1>One</h1>
        <button>Go</button>
      </main>
      <button>Beside</button>
    </>,
  );
  await act(async () => {
    button('Go').focus();
    rerender(
      <>
        <main key="two">
          <h1>Two</h1>
        </main>
        <button>Beside</button>
      </>,
    );
    await Promise.resolve();
  });
  expect(document.body).toHaveFocus();
});

it('moves to the heading of the replacing message, where nothing else is left', async () => {
  const { rerender } = render(
    <main>
      <h1>Rivers</h1>
      <div>
        <button>Delete</button>
      </div>
    </main>,
  );
  await act(async () => {
    button('Delete').focus();
    rerender(
      <main>
        <h1>It is deleted.</h1>
      </main>,
    );
    await Promise.resolve();
  });
  expect(screen.getByRole('heading', { name: 'It is deleted.' })).toHaveFocus();
});
