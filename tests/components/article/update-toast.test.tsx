import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { UpdateNotice } from '@/components/article/update-toast';
import { renderPage } from '../page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const at = (top: number, bottom: number) => () => ({ top, bottom }) as DOMRect;

/**
 * A scrolled page 800 px high with its updated block at `top`, after a second version has arrived.
 */
function update(top: number): HTMLElement {
  const scroller = document.createElement('div');
  const block = scroller.appendChild(document.createElement('p'));
  block.dataset.updated = '';
  Object.assign(scroller, { getBoundingClientRect: at(0, 800) });
  Object.assign(block, { getBoundingClientRect: at(top, top + 100), scrollIntoView: jest.fn() });
  function Page() {
    const [version, setVersion] = useState('v1');
    return (
      <>
        <button onClick={() => setVersion('v2')}>Update</button>
        <UpdateNotice version={version} scroller={{ current: scroller }} />
      </>
    );
  }
  renderPage(<Page />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.click(screen.getByText('Update'));
  act(() => void jest.advanceTimersByTime(1));
  return block;
}

test.each([800, 2000, -100])(
  'updated content at %s px is out of view: a tap leads to it',
  (top) => {
    const block = update(top);
    fireEvent.click(screen.getByRole('button', { name: 'Updated. Show what is new' }));
    expect(block.scrollIntoView).toHaveBeenCalled();
  },
);

test.each([0, 799, -99])('updated content at %s px is visible: the toast only says so', (top) => {
  update(top);
  expect(screen.getByRole('status')).toHaveTextContent(/^Updated$/);
  expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
});

test('the update toast stays 1600 ms', () => {
  update(0);
  act(() => void jest.advanceTimersByTime(1598));
  expect(screen.getByText('Updated')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('Updated')).not.toBeInTheDocument();
});
