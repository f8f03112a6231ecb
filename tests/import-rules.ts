// Who may import whom: the table of the architecture as data, and the reader that checks it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { regions } from '@/lib/model/region';
import { languages, toTag } from '@/lib/model/text/languages';

export type Zone = {
  /** A file, or a folder with everything in it. The most specific zone counts. */
  path: string;
  /** Other zones that its files may import. */
  imports: readonly string[];
  /** Packages that its files may never import; a pattern matches the name as written. */
  never?: RegExp;
};

const ofPages = /^(next|next-intl|react|react-dom|jotai|swr|sonner|react-window|embla-carousel)/;
const runsAnywhere =
  /^(node:|next|react|jotai|swr|pino|undici|pg$|better-sqlite3|kysely|iron-session)/;
const inTheBrowser = /^(node:|pino|undici|pg$|better-sqlite3|kysely|iron-session|jose)/;

const below = {
  model: ['lib/model'],
  contract: ['lib/contract', 'lib/model'],
  client: ['lib/client', 'lib/contract', 'lib/model'],
} as const;
const serverSide = ['lib/server', 'lib/newsroom', 'lib/deployments', ...below.client];
const browserSide = ['lib/state', 'lib/browser', ...below.client];

export const zones: readonly Zone[] = [
  { path: 'lib/model', imports: ['lib/model/limits', 'lib/model/time'], never: runsAnywhere },
  { path: 'lib/model/limits', imports: ['lib/model/time'], never: /./ },
  { path: 'lib/model/time', imports: [], never: /./ },
  { path: 'lib/contract', imports: below.model, never: runsAnywhere },
  { path: 'lib/client', imports: below.contract, never: runsAnywhere },
  { path: 'lib/newsroom', imports: below.contract, never: ofPages },
  { path: 'lib/deployments', imports: below.model, never: runsAnywhere },
  { path: 'lib/browser', imports: below.client, never: inTheBrowser },
  { path: 'lib/state', imports: browserSide, never: inTheBrowser },
  {
    path: 'lib/server',
    imports: serverSide,
    never: /^(jotai|swr|sonner|react-window|embla-carousel)/,
  },
  { path: 'lib/i18n', imports: ['lib/server', 'lib/deployments', 'lib/model', 'messages'] },
  { path: 'lib/commands', imports: ['lib/commands/start', ...serverSide], never: ofPages },
  // It starts the server that the pages are built for.
  { path: 'lib/commands/start', imports: ['lib/commands'] },
  // Primitives know React and its libraries, and nothing of news; a limit is only a number.
  {
    path: 'components/ui',
    imports: ['lib/model/limits', 'lib/model/time'],
    never: /^(node:|next|jotai|swr|zod|date-fns|tldts|jose)/,
  },
  // `deployments` for the type of what a page passes down.
  {
    path: 'components',
    imports: ['components/ui', 'lib/deployments', ...browserSide],
    never: inTheBrowser,
  },
  {
    path: 'app',
    imports: ['components', 'lib/i18n', 'messages', ...browserSide, ...serverSide],
  },
  { path: 'middleware', imports: ['lib/server', 'lib/deployments'] },
  { path: 'instrumentation', imports: ['instrumentation-node'] },
  { path: 'instrumentation-client', imports: ['lib/browser'] },
  { path: 'instrumentation-node', imports: ['lib/server'] },
  { path: 'messages', imports: [] },
];

/**
 * Inside a zone: which of its folders may import which. Read from top to bottom each table is a
 * stack of layers: a folder imports only those above it, and no entry is unused. Files beside the
 * folders are open to all of them; an unlisted folder may import none.
 */
export const layers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'lib/model': {
    limits: [],
    text: ['limits'],
    timing: [],
    listen: [],
    wire: ['limits', 'text'],
    account: ['limits'],
    messages: ['wire'],
    feed: ['limits', 'text', 'wire'],
    markdown: ['feed', 'text', 'wire'],
    offline: ['feed'],
    article: ['feed', 'limits', 'markdown', 'text', 'wire'],
    chat: ['article', 'feed', 'limits', 'text'],
    reveal: ['chat', 'limits'],
  },
  'lib/browser': {
    storage: [],
    history: ['storage'],
    device: ['storage'],
    offline: ['history', 'storage'],
    feed: ['storage'],
    chat: ['storage'],
    listen: ['device', 'storage'],
    page: ['device', 'history'],
    account: ['page', 'storage'],
  },
  'lib/newsroom': {
    trace: [],
    language: [],
    model: ['language'],
    evidence: ['language', 'model'],
    answerable: ['evidence', 'language', 'model'],
    cluster: ['language'],
    store: ['cluster', 'language'],
    sample: ['store'],
    jobs: ['store'],
    tabs: ['language', 'store'],
    topics: ['cluster', 'jobs', 'language', 'store'],
    across: ['cluster', 'language', 'model', 'store'],
    ingest: ['across', 'cluster', 'jobs', 'language', 'model', 'store', 'tabs'],
    pages: ['cluster', 'ingest', 'jobs', 'language', 'store', 'tabs'],
    themes: ['ingest', 'language', 'store'],
    day: ['answerable', 'evidence', 'store'],
    voice: ['day', 'evidence', 'language', 'store'],
    // Answers and articles are written separately: shared parts are in `answerable`, `evidence` or
    // `language`.
    assistant: ['answerable', 'day', 'evidence', 'ingest', 'language', 'model', 'store'],
    'deep-mind': ['answerable', 'assistant', 'evidence', 'language', 'store', 'themes'],
    write: ['answerable', 'cluster', 'evidence', 'jobs', 'language', 'model', 'store', 'tabs'],
    messages: ['jobs', 'store'],
    'reader-api': ['store', 'tabs'],
    comments: ['store'],
    accounts: ['store'],
    bots: ['answerable', 'jobs', 'language', 'store', 'topics'],
    operators: ['accounts', 'bots', 'cluster', 'comments', 'store', 'topics', 'write'],
    'feed-desk': ['accounts', 'ingest', 'language', 'operators', 'store', 'themes', 'voice'],
    'day-mail': ['accounts', 'day', 'store'],
    handlers: [
      'accounts',
      'bots',
      'day',
      'comments',
      'feed-desk',
      'language',
      'messages',
      'operators',
      'store',
      'tabs',
      'themes',
      'topics',
      'voice',
    ],
  },
  // A language supplies what `lexicon` declares; the rules read it from `lexicons.ts` and contain
  // nothing of any language.
  'lib/newsroom/language': {
    lexicon: [],
    spaced: ['lexicon'],
    names: ['lexicon'],
    english: ['lexicon', 'spaced'],
    chinese: ['english', 'lexicon', 'names'],
    filipino: ['english', 'lexicon', 'spaced'],
    meanings: ['names'],
    questions: ['lexicon', 'meanings', 'names', 'spaced'],
    news: ['lexicon'],
  },
  'lib/newsroom/store': {
    contract: [],
    engine: ['contract'],
    jobs: ['contract', 'engine'],
    changes: ['contract', 'engine'],
    events: ['changes', 'contract', 'engine', 'jobs'],
    day: ['contract', 'engine', 'events'],
    search: ['contract', 'engine', 'events'],
    themes: ['contract', 'engine'],
    bots: ['contract', 'engine', 'events'],
    topics: ['contract', 'engine', 'events'],
    messages: ['contract', 'engine'],
    // Deleting comments also deletes the messages about them.
    comments: ['contract', 'engine', 'events', 'messages'],
    programs: ['contract', 'engine', 'events'],
    operators: ['contract', 'engine', 'events'],
    // Forgetting a reader runs in turn with writing comments.
    readers: ['changes', 'comments', 'contract', 'engine', 'events', 'messages'],
    // Canceling an account deletes what the reader kept; a banned one appears on no square.
    accounts: ['contract', 'engine', 'readers', 'themes'],
  },
  'lib/server': {
    request: [],
    process: ['request'],
    calls: ['process', 'request'],
    identity: ['calls', 'process', 'request'],
    gate: ['identity', 'process', 'request'],
    pages: ['calls', 'identity', 'process', 'request'],
    share: ['gate', 'pages', 'process', 'request'],
  },
  'lib/state': {
    page: [],
    topics: ['page'],
    console: ['page'],
    messages: ['page'],
    comments: ['page'],
    search: ['page'],
    unsent: ['page'],
    bots: ['page', 'unsent'],
    article: ['page', 'unsent'],
    feed: ['article', 'page', 'topics'],
    day: ['page'],
    listen: ['feed', 'page'],
    offline: ['article', 'feed', 'page', 'unsent'],
    chat: ['article', 'feed', 'page', 'topics'],
    account: ['chat', 'offline', 'page'],
    personal: ['account', 'chat', 'feed', 'offline', 'page'],
  },
  components: {
    ui: [],
    reference: [],
    share: ['ui'],
    listen: ['ui'],
    shell: ['listen', 'ui'],
    legal: ['shell', 'ui'],
    // Parts of an event that both list and article show.
    event: ['shell', 'ui'],
    messages: ['event', 'shell', 'ui'],
    comments: ['event', 'ui'],
    article: ['comments', 'event', 'listen', 'shell', 'ui'],
    day: ['event', 'listen', 'ui'],
    console: ['day', 'shell', 'ui'],
    feed: ['article', 'event', 'shell', 'ui'],
    topic: ['article', 'event', 'feed', 'shell', 'ui'],
    bots: ['event', 'shell', 'topic', 'ui'],
    search: ['event', 'shell', 'ui'],
    chat: ['article', 'shell', 'ui'],
    account: ['shell', 'ui'],
    personal: ['account', 'bots', 'event', 'messages', 'shell', 'ui'],
    // What a wide screen adds to the pages; its panels are the pages' own parts.
    desk: ['chat', 'feed', 'messages', 'personal', 'search', 'shell', 'topic', 'ui'],
    // The registry loads every popup's content; only screens hold the popup stack.
    popups: ['account', 'chat', 'desk', 'event', 'feed', 'messages', 'personal', 'shell', 'ui'],
    screens: [
      ...['account', 'console', 'bots', 'event', 'feed', 'personal', 'popups', 'search', 'shell'],
      ...['desk', 'topic', 'ui'],
      ...['day', 'listen'],
      ...['messages'],
    ],
  },
};

/**
 * The only files that may import from a zone, whatever else the tables say: newsroom and database
 * stay out of the pages, and `window` out of everything that runs on the server.
 */
const importers: Readonly<Record<string, RegExp>> = {
  'lib/newsroom': /^lib\/(newsroom|server|commands)\//,
  'lib/browser': /^(lib\/browser\/|lib\/state\/|components\/|instrumentation-client)/,
};

/**
 * Where language differences are rows: no other code may distinguish languages. `languages.ts` is
 * the table of their spellings.
 */
export const languageRows = /^lib\/(?:newsroom\/language\/|model\/text\/languages\.ts$)/;

const spelled = `['"\`](?:${[...languages, ...languages.map(toTag)].join('|')})['"\`]`;
const comparison = new RegExp(`[=!]==?\\s*${spelled}|${spelled}\\s*[=!]==?|\\bcase\\s+${spelled}`);

/** The beginning of a language tag in a pattern: `/^zh/`, `/^(?:fil|tl)/`. */
const tagPattern = /\/\^\((?:\?:)?(?:\w\w\w?\|)*(?:en|zh|ph|fil|tl)\b|\/\^(?:en|zh|ph|fil|tl)\b/;

/** Whether a source compares something with one language. */
export const comparesLanguage = (source: string): boolean =>
  comparison.test(source) || tagPattern.test(source);

const regionName = `['"\`](?:${regions.join('|')})['"\`]`;
const regionComparison = new RegExp(
  `[=!]==?\\s*${regionName}|${regionName}\\s*[=!]==?|\\bcase\\s+${regionName}`,
);

/**
 * Whether a source compares with one region, where it could use a rule of `lib/model/region.ts`.
 */
export const comparesRegion = (source: string): boolean => regionComparison.test(source);

/** The one file beside the languages that tells Chinese letters from others. */
export const scriptRows = 'lib/model/text/scripts.ts';

/** Whether a source detects Chinese letters by itself. */
export const tellsHan = (source: string): boolean => /Script=Hani?\b/.test(source);

/** Whether a source reads which key was pressed without checking for input method composition. */
export const takesComposedKeys = (source: string): boolean =>
  /\bevent\.key\b/.test(source) && !/\bisComposing\(event\)/.test(source);

export const bannedNames = /^(utils?|helpers?|common|services|hooks?)$/;
export const barrels: readonly string[] = ['lib/contract/index.ts', 'lib/newsroom/index.ts'];

const roots = ['app', 'components', 'lib'];
const rootFiles = [
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'instrumentation-node.ts',
];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Every file of the product, by its path from the project root. */
export function productFiles(): string[] {
  return [...roots.flatMap(filesUnder), ...rootFiles];
}

const withoutEnding = (path: string) => path.replace(/(\.d)?\.(tsx?|mjs|json|css)$/, '');

const isUnder = (name: string, path: string) => name === path || name.startsWith(`${path}/`);

/** The zone of a file or of an import's target, both as paths from the project root. */
export function zoneOf(path: string): Zone | undefined {
  const name = withoutEnding(path);
  return zones
    .filter((zone) => isUnder(name, zone.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** What a source text imports: static, dynamic, type imports and re-exports alike. */
export function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The target of one of our own imports, from the project root; undefined for a package. */
function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : undefined;
}

/** The folder of `parent` that a path is in; undefined for a file beside the folders. */
function roomOf(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [room, ...rest] = path.slice(parent.length + 1).split('/');
  return rest.length > 0 ? room : undefined;
}

/** The folder-to-folder dependencies of an import, at each level that has a table. */
function arrowsOf(file: string, target: string): { parent: string; from: string; to: string }[] {
  return Object.keys(layers).flatMap((parent) => {
    const [from, to] = [roomOf(parent, file), roomOf(parent, target)];
    return from && to && from !== to ? [{ parent, from, to }] : [];
  });
}

const mayEnter = (file: string, target: string) =>
  arrowsOf(file, target).every(({ parent, from, to }) => layers[parent]?.[from]?.includes(to));

/** Table entries that no import of the product needs. */
export function unusedArrows(): string[] {
  const used = new Set(
    [...productImports()].flatMap(([file, targets]) =>
      targets.flatMap((target) =>
        arrowsOf(file, target).map(({ parent, from, to }) => `${parent}: ${from} → ${to}`),
      ),
    ),
  );
  return Object.entries(layers)
    .flatMap(([parent, table]) =>
      Object.entries(table).flatMap(([from, all]) => all.map((to) => `${parent}: ${from} → ${to}`)),
    )
    .filter((arrow) => !used.has(arrow));
}

/** Table entries that point down, to a folder listed below the one that imports it. */
export function arrowsDown(table: Readonly<Record<string, readonly string[]>>): string[] {
  const order = Object.keys(table);
  return Object.entries(table).flatMap(([from, all]) =>
    all
      .filter((to) => !order.slice(0, order.indexOf(from)).includes(to))
      .map((to) => `${from} → ${to}`),
  );
}

/** Each import of a file that the table does not allow, as a sentence. */
export function violations(file: string, text: string): string[] {
  const zone = zoneOf(file);
  if (!zone) return [`${file} is in no zone`];
  return importsOf(text).flatMap((name) => {
    const target = targetOf(file, name);
    if (target === undefined)
      return zone.never?.test(name) ? [`${file} imports the package ${name}`] : [];
    const found = zoneOf(target);
    if (!found)
      return /\.css$/.test(name) ? [] : [`${file} imports ${target}, which is in no zone`];
    const allowed = found === zone || zone.imports.some((path) => isUnder(found.path, path));
    const admitted = importers[found.path]?.test(file) ?? true;
    return allowed && admitted && mayEnter(file, target) ? [] : [`${file} imports ${target}`];
  });
}

/** Whether a source text re-exports another file, which only an entry point may do. */
export function reExports(text: string): boolean {
  return /^export\s+(type\s+)?(\*|\{[^}]*\})[^;'"]*\sfrom\s/m.test(text);
}

/** Import cycles among the files, each once. */
export function cycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const [order, lowest] = [new Map<string, number>(), new Map<string, number>()];
  const open: string[] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    let low = order.size - 1;
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Which of our files each of our files imports. */
export function productImports(): Map<string, string[]> {
  const files = productFiles().filter((file) => /\.(tsx?|mjs)$/.test(file));
  const byName = new Map(
    files.flatMap((file) => [file, withoutEnding(file)].map((n) => [n, file])),
  );
  const resolved = (target: string) => byName.get(target) ?? byName.get(`${target}/index`);
  return new Map(
    files.map((file) => [
      file,
      importsOf(readFileSync(join(process.cwd(), file), 'utf8')).flatMap((name) => {
        const target = targetOf(file, name);
        return (target && resolved(target)) ?? [];
      }),
    ]),
  );
}

/** Every violation in the product. */
export function allViolations(): string[] {
  return productFiles()
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file) => violations(file, readFileSync(join(process.cwd(), file), 'utf8')));
}
