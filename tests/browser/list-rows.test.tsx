// The way to a row of a list. Protects: whoever comes back is led to where they were, also where the list
// learns later than that to render rows far down.
import { goToRow } from '@/lib/browser/list-rows';

const row = (index: number) => `<div data-index="${index}"><a href="/">${index}</a></div>`;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function openList(first: string, rows: string): HTMLElement {
  document.body.innerHTML = `<div role="region"><div ${first}>${rows}</div></div>`;
  const list = document.querySelector<HTMLElement>('[role=region]');
  if (!list) throw new Error('There is no list.');
  list.scrollBy = jest.fn();
  return list;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it('is gone at once where the row is there', async () => {
  const list = openList('data-first-rows', row(0) + row(1));
  await goToRow(list, 1);
  expect(document.activeElement).toHaveTextContent('1');
  expect(list.scrollBy).not.toHaveBeenCalled();
});

it('waits for a list that renders its first rows only, and leaves it where it stands', async () => {
  const list = openList('data-first-rows', row(0) + row(1));
  const gone = goToRow(list, 50);
  // More frames than the way itself may take.
  for (let count = 0; count < 60; count += 1) await frame();
  expect(list.scrollBy).not.toHaveBeenCalled();
  const rows = list.firstElementChild;
  rows?.removeAttribute('data-first-rows');
  rows?.insertAdjacentHTML('beforeend', row(50));
  await gone;
  expect(document.activeElement).toHaveTextContent('50');
});

it('goes on in steps in a list that can choose', async () => {
  const list = openList('', row(0) + row(1));
  const gone = goToRow(list, 50);
  await frame();
  expect(list.scrollBy).toHaveBeenCalled();
  list.firstElementChild?.insertAdjacentHTML('beforeend', row(50));
  await gone;
  expect(document.activeElement).toHaveTextContent('50');
});
