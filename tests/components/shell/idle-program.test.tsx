// A part that comes when the page is idle. Protects: nothing waits for it, and one that did not come is
// asked for again by the next place that has it, or by the same one.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { idleProgram } from '@/components/shell/idle-program';

const Told = ({ text }: { text: string }) => <p>{text}</p>;

/** A place that shows the part once it came, and a way to ask again where it did not. */
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

it('is nothing until the page is idle, then there with what it is given now', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Told }));
  const Part = placeOf(load);
  const { container, rerender } = render(<Part text="early" />);
  expect(container).toBeEmptyDOMElement();
  expect(load).not.toHaveBeenCalled();
  rerender(<Part text="late" />);
  rest();
  expect(await screen.findByText('late')).toBeVisible();
});

it('is there at once in the next place', async () => {
  const Part = placeOf(() => Promise.resolve({ default: Told }));
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

it('that is left before it came is not asked for', () => {
  const load = jest.fn(() => Promise.resolve({ default: Told }));
  const Part = placeOf(load);
  render(<Part text="one" />).unmount();
  rest();
  expect(load).not.toHaveBeenCalled();
});

it('that did not come comes to the same place once that asks again', async () => {
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
