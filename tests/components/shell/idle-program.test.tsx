// A part that loads when the page is idle. Protects: nothing waits for it, and after a failure the
// next place that contains it, or the same one, loads it again.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { idleProgram } from '@/components/shell/idle-program';

const Told = ({ text }: { text: string }) => <p>{text}</p>;

/** A place that shows the part once loaded, and a way to retry where it failed. */
function placeOf(load: () => Promise<{ default: typeof Told }>) {
  const useProgram = idleProgram(load);
  return function Place({ text }: { text: string }) {
    const known = useProgram();
    if (known.state === 'missing') return <button onClick={known.askAgain}>again</button>;
    return known.state === 'here' && <known.program.default text={text} />;
  };
}

let idle: (() => void)[] = [];
const rest = () => act(() => idle.splice(0).forEach((run) => run()));
beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => (idle = []);
});

it('is empty until the page is idle, then rendered with its current props', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Told }));
  const Part = placeOf(load);
  const { container, rerender } = render(<Part text="early" />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(<Part text="late" />);
  rest();
  expect(await screen.findByText('late')).toBeVisible();
});

it('is rendered at once in the next place', async () => {
  const Part = placeOf(() => Promise.resolve({ default: Told }));
  render(<Part text="one" />);
  rest();
  await screen.findByText('one');
  render(<Part text="two" />);
  expect(screen.getByText('two')).toBeVisible();
});

it('that failed to load is loaded again by the next place, and breaks nothing', async () => {
  let online = false;
  const load = jest.fn(async () => {
    if (!online) throw new Error('no network');
    return { default: Told };
  });
  const Part = placeOf(load);
  const { unmount } = render(<Part text="one" />);
  rest();
  expect(await screen.findByRole('button', { name: 'again' })).toBeVisible();
  unmount();
  online = true;
  render(<Part text="two" />);
  rest();
  expect(await screen.findByText('two')).toBeVisible();
});

it('that is left before it loaded is not loaded', () => {
  const load = jest.fn(() => Promise.resolve({ default: Told }));
  const Part = placeOf(load);
  render(<Part text="one" />).unmount();
  rest();
  expect(load).not.toHaveBeenCalled();
});

it('that failed to load appears in the same place once that retries', async () => {
  let online = false;
  const Part = placeOf(async () => {
    if (!online) throw new Error('no network');
    return { default: Told };
  });
  render(<Part text="one" />);
  rest();
  const again = await screen.findByRole('button', { name: 'again' });
  online = true;
  fireEvent.click(again);
  expect(screen.queryByText('one')).toBeNull();
  rest();
  expect(await screen.findByText('one')).toBeVisible();
});
