// What the first screen loads. Protects: a phone loads no library that only a later press needs.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What every visit to the list loads. */
const entries = [
  ...['app/layout.tsx', 'app/error.tsx', 'app/m/news/layout.tsx', 'app/m/news/page.tsx'],
  'instrumentation-client.ts',
];
/** Large, and needed only after the first screen. */
const later = [
  ...['zod', 'unified', 'remark-parse', 'rehype-react', 'eventsource-parser', 'sonner'],
  'react-window',
];

/** Our own parts that load when the page is idle or on a press. */
const idleParts = [
  ...[
    'lib/model/feed/reduce-feed.ts',
    'lib/state/feed/fill-feed.ts',
    'lib/state/feed/start-feeds.ts',
  ],
  ...['lib/state/feed/event.ts', 'lib/state/feed/since.ts', 'lib/browser/offline/outbox.ts'],
  ...['lib/state/article/cached-details.ts', 'lib/state/account/app-start.ts'],
  'lib/model/markdown/citations.ts',
  ...['components/feed/late-rows.tsx', 'components/feed/card-placeholder.tsx'],
  ...['components/feed/frame-scheduler.ts', 'components/feed/tail-row.tsx'],
  ...['lib/browser/device/container.ts', 'components/ui/pull-to-refresh.tsx'],
  ...[
    'components/event/cover-race.ts',
    'components/feed/list-tools.tsx',
    'lib/model/region-rules.ts',
  ],
  ...['lib/state/page/make-call.ts', 'lib/state/page/change-settings.ts'],
  ...[
    'lib/browser/device/device-id.ts',
    'lib/browser/history/further-pages.ts',
    'lib/browser/history/panel-address.ts',
  ],
  ...['lib/model/feed/panels.ts', 'lib/model/text/voice-tag.ts', 'components/ui/icon.tsx'],
  ...['lib/browser/listen/quiet-sound.ts', 'lib/state/page/queue.ts', 'lib/model/listen/player.ts'],
];

/** A file of the project, or the name of a package; '' for anything else, such as styles. */
function resolved(from: string, name: string): string {
  const isOurs = name.startsWith('@/') || name.startsWith('.');
  if (!isOurs) return name;
  const base = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  const found = ['', '.ts', '.tsx', '/index.ts']
    .map((ending) => base + ending)
    .find((path) => existsSync(path) && statSync(path).isFile());
  return found && /\.tsx?$/.test(found) ? found : '';
}

/** What a file imports statically, without types and dynamic imports. */
function loads(file: string): { isClient: boolean; imports: string[] } {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const imports: string[] = [];
  let isClient = false;
  for (const node of source.statements) {
    if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) {
      isClient ||= node.expression.text === 'use client';
    }
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : undefined;
    if (!specifier || !ts.isStringLiteral(specifier)) continue;
    const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : false;
    const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    const areTypes =
      named && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly);
    const isTypeExport = ts.isExportDeclaration(node) && node.isTypeOnly;
    if (!isType && !areTypes && !isTypeExport) imports.push(resolved(file, specifier.text));
  }
  return { isClient, imports: imports.filter(Boolean) };
}

const isFile = (name: string) => /\.tsx?$/.test(name);

/** Everything reachable from `from`, each with the file that imports it. */
function reach(from: readonly string[], stop: (file: string) => boolean): Map<string, string> {
  const led = new Map(from.map((file) => [file, '']));
  for (const file of led.keys()) {
    if (!isFile(file) || stop(file)) continue;
    for (const next of loads(file).imports) if (!led.has(next)) led.set(next, file);
  }
  return led;
}

it('the list loads nothing that only later screens need', () => {
  const server = reach(entries, (file) => loads(file).isClient);
  const boundaries = [...server.keys()].filter((file) => isFile(file) && loads(file).isClient);
  const client = reach([...boundaries, 'instrumentation-client.ts'], () => false);
  expect(client.size).toBeGreaterThan(100);
  const found = [...later, ...idleParts].flatMap((name) =>
    client.has(name) ? [`${client.get(name)}: ${name}`] : [],
  );
  expect(found).toEqual([]);
  expect(idleParts.filter((file) => !existsSync(file))).toEqual([]);
});
