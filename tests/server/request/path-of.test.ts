import { pathOf } from '@/lib/server/request/path-of';

it.each([
  ['/news/detail?id=a', '/news/detail'],
  ['/news/detail', '/news/detail'],
  ['/a?b=c?d', '/a'],
  ['/?', '/'],
  ['', ''],
  ['?a', ''],
])('the path of %s is %s', (url, path) => expect(pathOf(url)).toBe(path));
