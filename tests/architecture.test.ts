import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  allViolations,
  arrowsDown,
  bannedNames,
  barrels,
  comparesLanguage,
  comparesRegion,
  cycles,
  importsOf,
  languageRows,
  scriptRows,
  tellsHan,
  productFiles,
  productImports,
  reExports,
  layers,
  takesComposedKeys,
  unusedArrows,
  violations,
  zoneOf,
} from './import-rules';

describe('the import table', () => {
  it('every file follows it', () => {
    expect(allViolations()).toEqual([]);
  });

  it('assigns every source file to a zone', () => {
    const sources = productFiles().filter((file) => /\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.filter((file) => !zoneOf(file))).toEqual([]);
  });

  it('recognizes every kind of import', () => {
    const text = `
      import a from './a';
      import type { B } from './b';
      import { type C } from './c';
      import './d.css';
      export * from './e';
      export type { F } from './f';
      const g = await import('./g');
      let h: import('./h').H;
    `;
    const names = ['./a', './b', './c', './d.css', './e', './f', './g', './h'];
    expect(importsOf(text).sort()).toEqual(names);
  });

  it.each([
    ['lib/model/x.ts', "import { y } from '@/lib/contract';"],
    ['lib/model/x.ts', "import { y } from 'react';"],
    ['lib/model/x.ts', "import { readFileSync } from 'node:fs';"],
    ['lib/contract/x.ts', "import type { Y } from '../client/create-client';"],
    ['lib/client/x.ts', "const y = await import('@/lib/server/process/env');"],
    ['lib/newsroom/store/x.ts', "import { headers } from 'next/headers';"],
    ['lib/newsroom/x.ts', "import { log } from '@/lib/server/process/log';"],
    ['lib/newsroom/x.ts', "import { useState } from 'react';"],
    ['lib/state/x.ts', "import { env } from '@/lib/server/process/env';"],
    ['lib/state/x.ts', "import { Card } from '@/components/feed/card';"],
    ['lib/server/x.ts', "import { cache } from '@/lib/browser/storage/cache';"],
    ['lib/server/x.ts', "export { default } from '@/app/layout';"],
    ['lib/deployments.ts', "import { environment } from './server/env';"],
    ['components/ui/x.tsx', "import { useFeed } from '@/lib/state/feed/feed';"],
    ['components/ui/x.tsx', "import { useTranslations } from 'next-intl';"],
    ['components/ui/x.tsx', "import type { NewsEvent } from '@/lib/contract';"],
    ['components/ui/x.tsx', "import { Card } from '../feed/card';"],
    ['components/feed/x.tsx', "import { upstream } from '@/lib/server/calls/upstream';"],
    ['components/feed/x.tsx', "import Page from '@/app/m/news/page';"],
    ['app/m/news/page.tsx', "import { openNewsroom } from '@/lib/newsroom';"],
    ['app/m/news/page.tsx', "import { cache } from '@/lib/browser/storage/cache';"],
    ['middleware.ts', "import { openNewsroom } from '@/lib/newsroom';"],
    ['lib/model/x.ts', "import { y } from '@/tests/shared';"],
    ['lib/strangers/x.ts', 'export {};'],
    ['lib/newsroom/language/x.ts', "import { y } from '../write/budget';"],
    ['lib/newsroom/assistant/x.ts', "import { y } from '@/lib/newsroom/write/budget';"],
    ['lib/newsroom/write/x.ts', "import { y } from '@/lib/newsroom/assistant/retrieve';"],
    ['lib/newsroom/cluster/x.ts', "import type { Store } from '../store/contract/store';"],
    ['lib/model/text/x.ts', "import { y } from '../feed/feed';"],
    ['lib/model/feed/x.ts', "import { y } from '../article/article';"],
    ['lib/newsroom/store/contract/x.ts', "import { y } from '../engine/database';"],
    ['lib/newsroom/store/engine/x.ts', "import { y } from '../events/events';"],
    ['lib/newsroom/store/events/x.ts', "import { y } from '@/lib/newsroom/store/readers/turns';"],
    ['lib/newsroom/store/topics/x.ts', "import { y } from '../readers/turns';"],
    ['lib/server/process/x.ts', "import { y } from '../share/sitemap';"],
    ['lib/server/request/x.ts', "import { y } from '../identity/session';"],
    ['lib/state/page/x.ts', "import { y } from '../account/account';"],
    ['lib/state/article/x.ts', "import { y } from '../feed/feed';"],
    ['lib/state/feed/x.ts', "import { y } from '@/lib/state/chat/chat';"],
    ['lib/state/chat/x.ts', "import { y } from '../account/account';"],
    ['components/article/x.tsx', "import { y } from '../feed/card';"],
    ['components/article/x.tsx', "import { y } from '@/components/chat/composer';"],
    ['components/feed/x.tsx', "import { PopupStack } from '../popups/popup-stack';"],
    ['components/shell/x.tsx', "import { y } from '../event/cover';"],
  ])('forbids %s from importing %s', (file, text) => {
    expect(violations(file, text)).toHaveLength(1);
  });

  it.each([
    ['app/m/news/page.tsx', "import { News } from '@/components/feed/news';"],
    ['app/m/news/page.tsx', "import { readPageRequest } from '@/lib/server/pages/page-call';"],
    ['components/feed/x.tsx', "import { Button } from '@/components/ui/button';"],
    ['components/ui/x.tsx', "import { Button } from './button';\nimport { useRef } from 'react';"],
    ['lib/state/x.ts', "import { storage } from '../browser/storage';"],
    ['lib/server/x.ts', "import type { Newsroom } from '@/lib/newsroom';"],
  ])('lets %s import %s', (file, text) => {
    expect(violations(file, text)).toEqual([]);
  });
});

describe('the layers inside a zone', () => {
  it.each(Object.entries(layers))('point one way in %s', (_zone, table) => {
    expect(arrowsDown(table)).toEqual([]);
  });

  it('allow no import that the product does not need', () => {
    expect(unusedArrows()).toEqual([]);
  });

  it('name every folder', () => {
    const folders = Object.entries(layers).flatMap(([zone, table]) =>
      productFiles()
        .filter((file) => /\.tsx?$/.test(file) && file.startsWith(`${zone}/`))
        .map((file) => file.slice(zone.length + 1).split('/'))
        .filter((parts) => parts.length > 1 && !Object.keys(table).includes(parts[0] ?? ''))
        .map((parts) => `${zone}/${parts[0]}`),
    );
    expect([...new Set(folders)]).toEqual([]);
  });

  it('detect an upward import', () => {
    expect(arrowsDown({ a: [], b: ['a'], c: ['a', 'b'] })).toEqual([]);
    expect(arrowsDown({ a: ['b'], b: ['a'] })).toEqual(['a → b']);
    expect(arrowsDown({ a: ['a'] })).toEqual(['a → a']);
  });
});

describe('import cycles', () => {
  it('do not exist among files', () => {
    expect(cycles(productImports())).toEqual([]);
  });

  it.each([
    [{ a: ['b'], b: ['c'], c: [] }, []],
    [{ a: ['b'], b: ['a'] }, [['a', 'b']]],
    [{ a: ['b'], b: ['c', 'd'], c: ['b'], d: [] }, [['b', 'c']]],
    [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ])('are found in %j', (imports, expected) => {
    expect(cycles(new Map(Object.entries(imports)))).toEqual(expected);
  });
});

describe('languages', () => {
  it('are distinguished only in their rows', () => {
    const sources = productFiles().filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    const outside = sources.filter((file) => !languageRows.test(file));
    expect(outside.filter((file) => comparesLanguage(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('have their letters detected only by the patterns of one file', () => {
    const sources = productFiles().filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    const outside = sources.filter((file) => !languageRows.test(file) && file !== scriptRows);
    expect(outside.filter((file) => tellsHan(readFileSync(file, 'utf8')))).toEqual([]);
    expect(tellsHan(readFileSync(scriptRows, 'utf8'))).toBe(true);
  });

  it.each([
    ["if (lang === 'zh') return;", true],
    ["const odd = 'ph' !== lang;", true],
    ['const digits = /^zh/i.test(tag) ? 1 : 0;', true],
    ['if (/^(?:fil|tl)/.test(tag)) return 8;', true],
    ['const word = /^(?:the|english)/;', false],
    ["switch (lang) { case 'en': return 1; }", true],
    ['return locale == "fil" ? 1 : 2;', true],
    ["const row = { en: 'EN', zh: 'ZH' };", false],
    ["const lang = found ?? 'en';", false],
  ])('%s', (source, found) => {
    expect(comparesLanguage(source)).toBe(found);
  });
});

describe('regions', () => {
  it('are distinguished only in their rows', () => {
    const sources = productFiles().filter((file) => /\.(?:tsx?|mjs)$/.test(file));
    expect(sources.filter((file) => comparesRegion(readFileSync(file, 'utf8')))).toEqual([]);
    expect(comparesRegion("{(icp ?? region === 'cn') && <p />}")).toBe(true);
    expect(comparesRegion("{ hosts: ['cn.localhost'], region: 'cn' }")).toBe(false);
  });
});

describe('keys', () => {
  it('are handled only after checking for input method composition', () => {
    const parts = productFiles().filter((file) => /^components\/.*\.tsx?$/.test(file));
    expect(parts.filter((file) => takesComposedKeys(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ["if (event.key === 'Enter') send();", true],
    ["if (event.key !== 'Enter' || event.isComposing) return;", true],
    ["if (event.key !== 'Enter' || isComposing(event)) return;", false],
    ['const { key } = tab;', false],
  ])('%s', (source, found) => {
    expect(takesComposedKeys(source)).toBe(found);
  });
});

describe('names', () => {
  it('no file or folder has a meaningless name', () => {
    const parts = productFiles().flatMap((file) =>
      file.split('/').map((part) => part.replace(/\..*$/, '')),
    );
    expect(parts.filter((part) => bannedNames.test(part))).toEqual([]);
    expect(
      ['utils', 'helpers', 'common', 'services', 'hooks'].every((n) => bannedNames.test(n)),
    ).toBe(true);
  });

  it('files are in kebab case', () => {
    const names = productFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => basename(file).replace(/\.tsx?$/, ''));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it('only contract and newsroom may re-export other files', () => {
    const found = productFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => reExports(readFileSync(file, 'utf8')));
    expect(found.filter((file) => !barrels.includes(file))).toEqual([]);
    expect(reExports("export * from './a';")).toBe(true);
    expect(reExports("export {\n  a,\n  type B,\n} from './a';")).toBe(true);
    expect(reExports('export const from = { a: 1 };')).toBe(false);
  });
});
