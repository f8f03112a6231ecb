import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SwipeTabs } from '@/components/ui/swipe-tabs/swipe-tabs';
import { underlineAt } from '@/components/ui/swipe-tabs/underline';

class NoObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
beforeAll(() => {
  globalThis.ResizeObserver ??= NoObserver;
  globalThis.IntersectionObserver ??= NoObserver;
  window.matchMedia ??= (media: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

const tabs = ['a', 'b', 'c'].map((key) => ({ key, label: `Tab ${key}` }));

function Example({ onReopen }: { onReopen(key: string): void }) {
  const [open, setOpen] = useState('a');
  return (
    <SwipeTabs
      name="x"
      label="Sections"
      tabs={tabs}
      open={open}
      onOpen={setOpen}
      onReopen={onReopen}
      panel={(key, state) => <p>{`${key} ${state.open ? 'open' : 'shut'}`}</p>}
    />
  );
}

/** With the code that loads after the first screen. */
const show = (onReopen: (key: string) => void = () => undefined) =>
  act(async () => render(<Example onReopen={onReopen} />));

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  // The first of all: in the others the code that moves the panels is already loaded.
  it('show the open panel before they can be swiped, and then follow the swipe', async () => {
    const { container } = render(<Example onReopen={() => undefined} />);
    const panels = container.querySelector<HTMLElement>('.touch-pan-y');
    fireEvent.click(screen.getByRole('tab', { name: 'Tab c' }));
    expect(panels?.style.transform).toBe('translate3d(-200%, 0, 0)');
    fireEvent.click(screen.getByRole('tab', { name: 'Tab a' }));
    expect(panels?.style.transform).toBe('');
    await waitFor(() => expect(screen.getByRole('tablist')).toHaveAttribute('data-live'));
    const placed = panels?.style.transform;
    fireEvent.click(screen.getByRole('tab', { name: 'Tab c' }));
    expect(panels?.style.transform).not.toBe('translate3d(-200%, 0, 0)');
    expect(placed).not.toBe('');
  });

  it('show one panel, named by its tab, and hide the others from everyone', async () => {
    await show();
    expect(screen.getByRole('tabpanel', { name: 'Tab a' })).toHaveTextContent('a open');
    expect(screen.getByText('b shut').closest('[role="tabpanel"]')).toHaveAttribute('inert');
  });

  it('open by a tap', async () => {
    await show();
    await userEvent.click(screen.getByRole('tab', { name: 'Tab b' }));
    expect(selected()).toBe('Tab b');
    expect(screen.getByText('b open')).toBeInTheDocument();
  });

  it('report when the open one is tapped again', async () => {
    const onReopen = jest.fn();
    await show(onReopen);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab a' }));
    expect(onReopen).toHaveBeenCalledWith('a');
    expect(selected()).toBe('Tab a');
  });

  it('are one tab stop; arrows move and wrap, Home and End jump', async () => {
    await show();
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Tab a' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Tab c');
    expect(screen.getByRole('tab', { name: 'Tab c' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Tab a');
    await userEvent.keyboard('{End}');
    expect(selected()).toBe('Tab c');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('Tab a');
  });
});

describe('the underline of the open tab', () => {
  const boxes = [
    { left: 0, width: 40 },
    { left: 60, width: 80 },
  ];
  it('follows the swipe between two tabs', () => {
    expect(underlineAt(boxes, 0)).toEqual({ left: 0, width: 40 });
    expect(underlineAt(boxes, 0.5)).toEqual({ left: 30, width: 60 });
    expect(underlineAt(boxes, 1)).toEqual({ left: 60, width: 80 });
  });

  it('stays at the ends when the swipe goes past them', () => {
    expect(underlineAt(boxes, -0.3)).toEqual(boxes[0]);
    expect(underlineAt(boxes, 1.4)).toEqual(boxes[1]);
    expect(underlineAt([], 0)).toBeUndefined();
  });
});
