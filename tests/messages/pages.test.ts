// Which messages a page is sent. Protects: a page has the messages of the sign-in wherever one can
// open on it or be confirmed after, and those of every part that it can render.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productImports } from '../import-rules';

/**
 * Pages without a sign-in: one that is read without network, and the sign-up, which has its own
 * messages.
 */
const others = [/^app\/m\/offline\//, /^app\/m\/signup\//, /^app\/layout/];

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .map((file) => join('app', file))
  .filter((file) => file.endsWith('.tsx') && !others.some((other) => other.test(file)))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
  .filter(([, text]) => text.includes('<MessagesProvider'));

it('finds the pages', () => expect(pages.length).toBeGreaterThan(10));

it.each(pages)('%s has the messages of the sign-in, inline where one opens there', (_, text) => {
  expect(text).toMatch(/screenMessages\(|'account'/);
  expect(text).toContain("'signIn'");
  expect(text).toContain("'popup'");
});

it.each(pages)('%s renders what opens the sign-in', (_, text) => {
  // The screen renders it; where it does not, its page does.
  expect(text).toMatch(/components\/screens\/|<PopupStack \/>/);
});

const imports = productImports();
/** Popups contain more parts than any page has messages for; a page names those of its own. */
const popups = 'components/popups/registry.ts';

/** The parts that a page can render, at first or later. */
function partsOf(page: string): Set<string> {
  const found = new Set([page]);
  for (const file of found) {
    if (file === popups) continue;
    for (const part of imports.get(file) ?? [])
      if (/^(?:app|components)\//.test(part)) found.add(part);
  }
  return found;
}

it.each(pages)('%s has the messages of every part', (page, text) => {
  const sent = new Set([...text.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  const lacking = [...partsOf(page)].flatMap((part) =>
    [...readFileSync(part, 'utf8').matchAll(/useTranslations\('(\w+)/g)]
      .map(([, name]) => name)
      .filter((name) => !sent.has(name) && name !== 'common' && name !== 'errors')
      .map((name) => `${part}: ${name}`),
  );
  expect(lacking).toEqual([]);
});

it('finds the parts', () => {
  expect(partsOf('app/inner/console/page.tsx').size).toBeGreaterThan(40);
});
