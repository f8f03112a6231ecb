// Which words a page is sent. Protects: whatever can ask for a sign-in on it, and be told after one,
// has its words there, and so has every part that the page can draw.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productImports } from '../import-rules';

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

const imports = productImports();
/** Popups bring more parts than any page has words for; a page names those of its own. */
const popups = 'components/popups/registry.ts';

/** The parts that a page can draw, itself and what comes later. */
function partsOf(page: string): Set<string> {
  const found = new Set([page]);
  for (const file of found) {
    if (file === popups) continue;
    for (const part of imports.get(file) ?? [])
      if (/^(?:app|components)\//.test(part)) found.add(part);
  }
  return found;
}

it.each(pages)('%s has the words of every part', (page, text) => {
  const sent = new Set([...text.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  const lacking = [...partsOf(page)].flatMap((part) =>
    [...readFileSync(part, 'utf8').matchAll(/useTranslations\('(\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => !sent.has(name) && name !== 'common' && name !== 'errors')
      .map((name) => `${part}: ${name}`),
  );
  expect(lacking).toEqual([]);
});

it('parts are found', () => {
  expect(partsOf('app/inner/console/page.tsx').size).toBeGreaterThan(40);
});
