// Which suites a mutation run asks about a file. Protects: a change counts as seen when the suite that
// is about the file sees it, in whichever folder that suite stands; and no run asks all suites.
import { dirname, join } from 'node:path/posix';

const withoutEnding = (path) => path.replace(/\.(tsx?|mjs)$/, '');

/** What `path` imports for more than its types, each without its ending. */
function importsOf(path, text) {
  const found = text.matchAll(/^import (?!type )(?:[^';]* from )?'(@\/|\.)([^']+)';$/gm);
  return [...found].map(([, start, rest]) =>
    withoutEnding(start === '@/' ? rest : join(dirname(path), `.${rest}`)),
  );
}

const isSuite = (path) => /^tests\/.*\.test\.tsx?$/.test(path);

/** The folder in tests/ that mirrors the one of `file`, else the nearest above it that has suites. */
function mirrored(file, suites) {
  let folder = dirname(file)
    .replace(/^lib/, 'tests')
    .replace(/^components/, 'tests/components');
  while (!suites.some((suite) => suite.startsWith(`${folder}/`))) folder = dirname(folder);
  return folder;
}

/**
 * The suites about `file`: those of the mirrored folder, and those that import it: of its area, as
 * tests/model, else of all, where nothing nearer does. State is tested where it is drawn, too: most of
 * its hooks mean little without a screen. `texts` has what stands in each suite, by its path.
 */
export function suitesAbout(file, texts) {
  const suites = Object.keys(texts).filter(isSuite);
  const folder = mirrored(file, suites);
  const [area] = /^tests\/\w+/.exec(folder) ?? [folder];
  const under = (place) => suites.filter((suite) => suite.startsWith(`${place}/`));
  const imports = (suite) => importsOf(suite, texts[suite]).includes(withoutEnding(file));
  const near = [
    ...under(folder),
    ...(area === 'tests/state' ? [...under('tests/browser'), ...under('tests/components')] : []),
    ...under(area).filter(imports),
  ];
  return [...new Set(near.some(imports) ? near : [...near, ...suites.filter(imports)])];
}
