import { nextCursor } from '@/lib/model/wire/next-cursor';

it.each([
  ['goes on where another page is named', { has_more: true, next_cursor: 'b' }, 'a', 'b'],
  ['goes on from its beginning', { has_more: true, next_cursor: 'b' }, '', 'b'],
  ['ends where the service says so', { has_more: false, next_cursor: 'b' }, 'a', undefined],
  ['ends where nothing is said', {}, '', undefined],
  ['ends where no page is named', { has_more: true, next_cursor: '' }, 'a', undefined],
  ['ends at a page that names itself', { has_more: true, next_cursor: 'a' }, 'a', undefined],
])('a list %s', (_, page, cursor, expected) => {
  expect(nextCursor(page, cursor)).toBe(expected);
});
