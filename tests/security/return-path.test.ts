// Where a reader is sent after signing in or out: every case of the open-redirect corpora stays on
// this site, in the header as well as in the browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { returnPath } from '@/lib/model/wire/return-path';
import { describeShared } from '../shared';

const origin = 'https://news.example.org';

/** Whether a browser on this site stays on it and no header is split. */
function stays(path: string): boolean {
  const url = new URL(path, origin);
  return url.origin === origin && !/[\r\n\0]/.test(path) && !path.startsWith('//');
}

const corpus = z.object({
  cases: z.array(z.object({ next: z.unknown(), expect: z.string(), why: z.string() })),
});

describeShared('return paths of the corpus', ['corpora', 'open-redirect'], (folder) => {
  const { cases } = corpus.parse(
    JSON.parse(readFileSync(join(folder, 'next-param-own.json'), 'utf8')),
  );

  it.each(
    cases.map(({ next, expect: expected, why }) => [JSON.stringify(next), expected, why, next]),
  )('%s: %s (%s)', (_text, expected, _why, next) => {
    const path = returnPath(next);
    expect(stays(path)).toBe(true);
    if (expected === 'allow') expect(path).toBe(next);
    else expect(path).toBe('/m/news');
  });
});

describeShared('payloads of others', ['corpora', 'payloads'], (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(crlf|xss|redirect).*\.txt$/i.test(name),
  );
  const lines = files
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => [line, `/${line}`, `//${line}`]);

  it('no address leaves this site or splits a header', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => !stays(returnPath(line)))).toEqual([]);
  });
});

it.each([
  ['/m/news?id=1#a', '/m/news?id=1#a'],
  ['/', '/'],
  ['', '/m/news'],
  [undefined, '/m/news'],
  [['/m/news'], '/m/news'],
  ['m/news', '/m/news'],
  ['//evil.example', '/m/news'],
  ['/\\evil.example', '/m/news'],
  ['/\t/evil.example', '/m/news'],
  ['/..//evil.example', '/m/news'],
  ['/a/..//evil.example', '/m/news'],
  [`/${'x'.repeat(2_048)}`, '/m/news'],
])('%j leads to %s', (asked, path) => expect(returnPath(asked)).toBe(path));
