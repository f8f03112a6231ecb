// `node deploy/tree.mjs DIR` gathers what a machine needs that only serves: the production build, the
// programs and the packages they load. No build tools, no types, no source maps. After `npm run build`.
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [target] = process.argv.slice(2);
const standalone = '.next/standalone';
if (!target || existsSync(target) || !existsSync(standalone)) {
  process.stderr.write(
    'node deploy/tree.mjs DIR: DIR must not exist yet, and `npm run build` must have run.\n',
  );
  process.exit(1);
}

/** Copies a file or folder of `from` to the same place below the target; `keep` sees every path. */
function copy(path, from = '.', keep = () => true) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(from, path), join(target, path), {
    recursive: true,
    // The build names packages by links into node_modules: they stay what they are.
    verbatimSymlinks: true,
    filter: (found) => keep(relative(from, found)),
  });
}

// Besides maps: the lists by which the build itself knew what each page loads, a fifth of everything.
const isServed = (path) => !/\.(map|nft\.json)$/.test(path);
copy('.next', standalone, isServed);
copy('node_modules', standalone, (path) => isServed(path) && !/\/(@img|sharp)(\/|$)/.test(path));
for (const path of [
  '.next/static',
  '.next/open-source-notices.json',
  '.next/required-server-files.json',
])
  copy(path, '.', isServed);
for (const path of [
  'lib',
  'messages',
  'public',
  // Share pages carry these inside.
  'app/globals.css',
  'app/prose.css',
  'components/share/share.css',
  'components/share/share-script.js',
  'deploy/healthy.mjs',
  'package.json',
  'tsconfig.json',
  'LICENSE',
])
  copy(path);

/** Types, maps, texts for developers and sources of native code are of no use where nothing is built. */
const unread = /\.(d\.[cm]?ts|map|markdown|flow|development\.js)$|(^|\/)(README|CHANGELOG)\.md$/i;
/** Its program lies in a package of the platform; `bin` holds a copy of it. */
const twice = /(^|\/)node_modules\/esbuild\/bin(\/|$)/;
const built =
  /better-sqlite3\/(deps|src|build\/deps|build\/Release\/(\.deps|obj|obj\.target|.*\.a))(\/|$)/;
const needed = (path) => ![unread, twice, built].some((kind) => kind.test(path));

/** Next and what it alone asks for came with the build; pictures are never made smaller here. */
const ofNext =
  /^(next|@next\/.*|@swc\/.*|@img\/.*|sharp|caniuse-lite|postcss|baseline-browser-mapping)$/;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [path, { dev, devOptional }] of Object.entries(packages)) {
  const [first, name, ...inside] = path.split('node_modules/');
  // One inside of another comes with it; one of another platform is in the lock alone.
  if (first !== '' || name === undefined || inside.length > 0 || !existsSync(path)) continue;
  if (!dev && !devOptional && !ofNext.test(name)) copy(path, '.', needed);
}

process.stdout.write(`Start it in ${target} with \`node lib/commands/start.mjs\`\n`);
