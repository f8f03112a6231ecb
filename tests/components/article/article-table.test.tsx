import { fireEvent, render, screen } from '@testing-library/react';
import { ArticleTable, hiddenSides } from '@/components/article/content/article-table';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { tableFadeRem } from '@/lib/model/limits/article';
import messages from '@/messages/en.json';

test.each([
  ['fits', 0, 300, 300, { left: false, right: false }],
  ['at its start', 0, 300, 900, { left: false, right: true }],
  ['in the middle', 250, 300, 900, { left: true, right: true }],
  ['at its end', 600, 300, 900, { left: true, right: false }],
  ['at its end, by a fraction', 599.6, 300, 900, { left: true, right: false }],
])(
  'a table that is %s fades only where it can scroll',
  (_, scrollLeft, clientWidth, width, sides) => {
    expect(hiddenSides({ scrollLeft, clientWidth, scrollWidth: width })).toEqual(sides);
  },
);

test('the edges fade over 0.5 rem and follow the scroll position; scrollable tables are reached by keyboard', () => {
  expect(tableFadeRem).toBe(0.5);
  const width = (name: string, value: number) =>
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  width('clientWidth', 300);
  width('scrollWidth', 900);
  render(
    <MessagesProvider locale="en" messages={messages}>
      <ArticleTable>
        <tbody />
      </ArticleTable>
    </MessagesProvider>,
  );
  const box = screen.getByRole('region', { name: 'Table, scrolls sideways' });
  const fades = () => [box.hasAttribute('data-fade-left'), box.hasAttribute('data-fade-right')];
  expect(box.style.getPropertyValue('--fade')).toBe('0.5rem');
  expect(fades()).toEqual([false, true]);
  for (const [left, expected] of [
    [200, [true, true]],
    [600, [true, false]],
    [0, [false, true]],
  ] as const) {
    box.scrollLeft = left;
    fireEvent.scroll(box);
    expect(fades()).toEqual(expected);
  }
  expect(box).toHaveAttribute('tabindex', '0');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
});
