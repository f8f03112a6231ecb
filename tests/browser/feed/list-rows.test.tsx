// Going to a row of a list. Protects: a returning reader lands where they were, also where the list
// renders rows far down only later.
import { goToRow } from '@/lib/browser/feed/list-rows';

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

it('is done at once where the row exists', async () => {
  const list = openList('data-first-rows', row(0) + row(1));
  await goToRow(list, 1);
  expect(document.activeElement).toHaveTextContent('1');
  expect(list.scrollBy).not.toHaveBeenCalled();
});

it('waits for a list that renders its first rows only, without scrolling it', async () => {
  const list = openList('data-first-rows', row(0) + row(1));
  const gone = goToRow(list, 50);
  // More frames than the scrolling itself may take.
  for (let count = 0; count < 60; count += 1) await frame();
  expect(list.scrollBy).not.toHaveBeenCalled();
  const rows = list.firstElementChild;
  rows?.removeAttribute('data-first-rows');
  rows?.insertAdjacentHTML('beforeend', row(50));
  await gone;
  expect(document.activeElement).toHaveTextContent('50');
});

it('scrolls in steps in a list that renders any rows', async () => {
  const list = openList('', row(0) + row(1));
  const gone = goToRow(list, 50);
  await frame();
  expect(list.scrollBy).toHaveBeenCalled();
  list.firstElementChild?.insertAdjacentHTML('beforeend', row(50));
  await gone;
  expect(document.activeElement).toHaveTextContent('50');
});
