import { act, fireEvent, render, screen } from '@testing-library/react';
import { CardCovers } from '@/components/event/card-covers';
import { Cover, loadRace } from '@/components/event/cover';
import { cardImageMs } from '@/lib/model/limits/article';

const failed = jest.fn();

/** Pictures that the page loads out of view, newest last. */
let fetched: HTMLImageElement[] = [];

// The page has been idle: for earlier states see `cover-first.test.tsx`.
beforeAll(() => loadRace());

beforeEach(() => {
  jest.useFakeTimers();
  fetched = [];
  failed.mockClear();
  const original = globalThis.Image;
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = new original();
    fetched.push(image);
    return image;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function show(...candidates: string[]) {
  const { container } = render(
    <Cover candidates={candidates} timeoutMs={cardImageMs} eager={false} onFailed={failed} />,
  );
  await pass(0);
  const image = container.querySelector('img');
  if (!image) throw new Error('a cover is a picture');
  return image;
}

const one = 'https://a.example/1.jpg';
const two = 'https://a.example/2.jpg';
const three = 'https://a.example/3.jpg';

it('shows its first candidate from the start', async () => {
  const image = await show(one, two);
  expect(image).toHaveAttribute('src', one);
});

it('shows the candidate that loads first and stops the others', async () => {
  const image = await show(one, two, three);
  const [second, third] = fetched;
  expect(fetched.map(({ src }) => src)).toEqual([two, three]);
  if (second) fireEvent.load(second);
  await pass(0);
  expect(image).toHaveAttribute('src', two);
  expect(third?.getAttribute('src')).toBe('');
});

it('reports when every candidate fails', async () => {
  const image = await show(one, two);
  fireEvent.error(image);
  await pass(0);
  expect(image).toHaveAttribute('src', one);
  expect(failed).not.toHaveBeenCalled();
  if (fetched[0]) fireEvent.error(fetched[0]);
  await pass(0);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('gives up when nothing has loaded after 2500 ms, and not before', async () => {
  const image = await show(one);
  await pass(cardImageMs - 1);
  expect(image).toHaveAttribute('src', one);
  expect(failed).not.toHaveBeenCalled();
  await pass(1);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(screen.queryByTestId('spinner')).toBeNull();
});

it('has a spinner after 1.5 s of waiting, until the picture has loaded', async () => {
  const image = await show(one);
  await pass(1_499);
  expect(screen.queryByTestId('spinner')).toBeNull();
  await pass(1);
  expect(screen.getByTestId('spinner')).toBeInTheDocument();
  fireEvent.load(image);
  await pass(0);
  expect(screen.queryByTestId('spinner')).toBeNull();
  await pass(cardImageMs);
  expect(image).toHaveAttribute('src', one);
});

it('does not count the time while it is far from the screen', async () => {
  let come: () => void = () => undefined;
  class Observer {
    constructor(private readonly callback: (entries: object[]) => void) {}
    observe(target: Element) {
      come = () => this.callback([{ isIntersecting: true, target }]);
    }
    unobserve() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const image = await show(one);
  await pass(60_000);
  expect(image).toHaveAttribute('src', one);
  act(() => come());
  expect(failed).not.toHaveBeenCalled();
  await pass(cardImageMs);
  expect(failed).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('the pictures of a card', () => {
  const drawings = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].filter((image) =>
      image.getAttribute('src')?.startsWith('/covers/'),
    );
  const loseAll = async (container: HTMLElement) => {
    for (const image of container.querySelectorAll('img')) fireEvent.error(image);
    await pass(cardImageMs);
  };

  it('have no box where there are none', () => {
    const { container } = render(<CardCovers urls={[]} turn={3} eager={false} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('leave space only for those that load', async () => {
    const { container } = render(<CardCovers urls={[one, two]} turn={3} eager={false} />);
    await pass(0);
    const [first] = container.querySelectorAll('img');
    const [, second] = container.querySelectorAll('img');
    if (second) fireEvent.load(second);
    if (first) fireEvent.error(first);
    await pass(cardImageMs);
    const left = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(left).toEqual([two]);
  });

  it('are replaced by one drawing when none loads, never by several', async () => {
    const { container } = render(<CardCovers urls={[one, two, three]} turn={3} eager={false} />);
    await pass(0);
    await loseAll(container);
    expect(drawings(container)).toHaveLength(1);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(drawings(container)[0]).toHaveAttribute('src', '/covers/4.svg');
  });

  it('leave the box empty where the drawing does not load either', async () => {
    const { container } = render(<CardCovers urls={[one]} turn={3} eager={false} />);
    await pass(0);
    await loseAll(container);
    const [drawing] = drawings(container);
    if (!drawing) throw new Error('a drawing stands in');
    expect(drawing).not.toHaveClass('invisible');
    fireEvent.error(drawing);
    expect(drawings(container)[0]).toHaveClass('invisible');
  });
});
