// Which words a page is sent. Protects: whatever can ask for a sign-in on it, and be told after one,
// has its words there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages that nobody signs in on or for: read without network, and the sign-up with its own words. */
const others = [/^app\/m\/offline\//, /^app\/m\/signup\//, /^app\/layout/];

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => join('app', file))
  .filter((file) => file.endsWith('.tsx') && !others.some((other) => other.test(file)))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, text]) => text.includes('<MessagesProvider'));

it('pages are found', () => expect(pages.length).toBeGreaterThan(10));

it.each(pages)('%s has the words of a sign-in, in place where one opens there', (_, text) => {
  expect(text).toMatch(/screenMessages\(|'account'/);
  expect(text).toContain("'signIn'");
  expect(text).toContain("'popup'");
});

it.each(pages)('%s draws what asks for one', (_, text) => {
  // A screen draws it itself; a page whose screen does not stands in for it.
  expect(text).toMatch(/components\/screens\/|<PopupStack \/>/);
});
