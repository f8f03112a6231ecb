// A part that comes when the page is idle. Protects: nothing waits for it, and one that did not come is
// asked for again by the next place that has it.
import { act, render, screen, waitFor } from '@testing-library/react';
import { idleComponent } from '@/components/shell/idle-component';

const Told = ({ text }: { text: string }) => <p>{text}</p>;

let idle: (() => void)[] = [];
const rest = () => act(() => idle.splice(0).forEach((run) => run()));
beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => (idle = []);
});

it('is nothing until the page is idle, then there with what it is given now', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Told }));
  const Part = idleComponent(load);
  const { container, rerender } = render(<Part text="early" />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(<Part text="late" />);
  rest();
  expect(await screen.findByText('late')).toBeVisible();
});

it('is there at once in the next place', async () => {
  const Part = idleComponent(() => Promise.resolve({ default: Told }));
  render(<Part text="one" />);
  rest();
  await screen.findByText('one');
  render(<Part text="two" />);
  expect(screen.getByText('two')).toBeVisible();
});

it('that did not come is asked for again by the next place, and breaks nothing', async () => {
  let online = false;
  const load = jest.fn(async () => {
    if (!online) throw new Error('no network');
    return { default: Told };
  });
  const Part = idleComponent(load);
  const { container, unmount } = render(<Part text="one" />);
  rest();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
  unmount();
  online = true;
  render(<Part text="two" />);
  rest();
  expect(await screen.findByText('two')).toBeVisible();
});

it('that is left before it came is not asked for', () => {
  const load = jest.fn(() => Promise.resolve({ default: Told }));
  const Part = idleComponent(load);
  render(<Part text="one" />).unmount();
  rest();
  expect(load).not.toHaveBeenCalled();
});
