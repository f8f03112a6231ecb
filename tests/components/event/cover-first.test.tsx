// A picture before the code that races alternatives has loaded, and where it does not load.
// Protects: no box waits for code, and none keeps a broken-image icon.
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { CardCovers } from '@/components/event/card-covers';

let mockOnline = false;
jest.mock('@/components/event/cover-race', () => {
  if (!mockOnline) throw new Error('no network');
  return jest.requireActual<object>('@/components/event/cover-race');
});

let idle: (() => void)[] = [];
const rest = () => act(async () => idle.splice(0).forEach((run) => run()));
beforeAll(() => {
  window.requestIdleCallback = (run) => idle.push(run as () => void);
  window.cancelIdleCallback = () => (idle = []);
});

const [one, two] = ['https://a.example/1.jpg', 'https://a.example/2.jpg'];

/** A card with one picture, and its possible replacements. */
function show() {
  const { container, unmount } = render(<CardCovers urls={[one]} turn={3} eager={false} />);
  const picture = () => container.querySelector('img');
  /** The browser has failed to load it. */
  const lose = () => {
    const image = picture();
    if (!image) throw new Error('a cover is a picture');
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } });
    fireEvent.error(image);
  };
  return { src: () => picture()?.getAttribute('src'), lose, unmount };
}

it('is replaced by a drawing where nothing competes and its picture fails', async () => {
  const late = show();
  expect(late.src()).toBe(one);
  await rest();
  expect(late.src()).toBe(one);
  act(late.lose);
  expect(late.src()).toBe('/covers/4.svg');
  late.unmount();
  const early = show();
  act(early.lose);
  expect(early.src()).toBe(one);
  await rest();
  expect(early.src()).toBe('/covers/4.svg');
  early.unmount();
});

it('races alternatives from the first idle moment on, also for pictures that failed before', async () => {
  mockOnline = true;
  const fetched: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    url,
  ) {
    if (!this.isConnected) fetched.push(url);
    this.setAttribute('src', url);
  });
  const { container } = render(<CardCovers urls={[one, two, '3', '4']} turn={3} eager={false} />);
  expect(fetched).toEqual([]);
  await rest();
  await waitFor(() => expect(fetched).toContain('4'));
  expect(container.querySelectorAll('img')).toHaveLength(3);
});
