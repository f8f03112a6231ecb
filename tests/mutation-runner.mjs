// Runs the tests of a mutant: only the files whose tests reach it, in a jest that was read once.
// The tool's own runner starts jest anew for every mutant, which takes longer than most tests do.
// Protects: a mutant is tried in the very environments in which the tests passed without it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { strykerPlugins as own } from '@stryker-mutator/jest-runner';
import { inOrder, withoutTwins } from './mutation-order.mjs';
import makeRunFolder from './run-folder.mjs';
import removeRunFolder from './remove-run-folder.mjs';

// Loads jest's own packages, in its versions.
const partOfJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { readConfigs } = partOfJest('jest-config');
const { SearchSource } = partOfJest('@jest/core');
const Runtime = partOfJest('jest-runtime').default;
const TestRunner = partOfJest('jest-runner').default;

const neverStopped = { isInterrupted: () => false, isWatchMode: () => false, on: () => {} };

// The first run records which file holds which test; other processes read it here.
const holdersFile = '.mutation-tests.json';

// How long a test may take over changed code: see mutant-limits.mjs.
const leastLimitMs = 2000;
const limitTimes = 5;

// Each mutant as it is tried: a run that is stopped early has still printed what it found.
const project = dirname(import.meta.dirname);
const triedFile = join(project, 'data/mutation-tried.txt');

function tell({ fileName, location, mutatorName, replacement }, status) {
  const at = `${relative(project, fileName)}:${location.start.line + 1}:${location.start.column + 1}`;
  const line = `${status} ${at} ${mutatorName} ${replacement.replace(/\s+/g, ' ').slice(0, 120)}`;
  mkdirSync(dirname(triedFile), { recursive: true });
  appendFileSync(triedFile, `${line}\n`);
}

/** Files of tests asked about one mutant at most: where so many notice nothing, the others rarely do. */
const filesMost = 15;

/** Suites that are asked whole of one mutant. */
const suitesWholeMost = 3;

async function readJest(namespace) {
  const argv = { $0: '', _: [], runInBand: true, silent: true, config: 'jest.config.mjs' };
  const { globalConfig, configs } = await readConfigs(argv, [process.cwd()]);
  const contexts = [];
  for (const config of configs) {
    const globals = { ...config.globals, __strykerGlobalNamespace__: namespace };
    const options = { console: undefined, maxWorkers: 1, watch: false, watchman: false };
    contexts.push(await Runtime.createContext({ ...config, globals }, options));
  }
  return { globalConfig: { ...globalConfig, testLocationInResults: true }, contexts };
}

async function related({ contexts }, files) {
  const found = [];
  for (const context of contexts) {
    const source = new SearchSource(context);
    found.push(...(await source.findRelatedTests(new Set(files))).tests);
  }
  return found;
}

async function runFile(globalConfig, test) {
  const runner = new TestRunner(globalConfig, {});
  let result;
  runner.on('test-file-success', ([, done]) => (result = done));
  runner.on('test-file-failure', ([, error]) => {
    result = { testFilePath: test.path, testResults: [], testExecError: error };
  });
  await runner.runTests([test], neverStopped, { serial: true });
  return result;
}

const failed = ({ testExecError, testResults }) =>
  Boolean(testExecError) || testResults.some(({ status }) => status === 'failed');

/**
 * Adds the time to load a suite to that of its tests. Stryker grants every mutant the load time of all
 * suites before it gives up on it: minutes for one that never ends.
 */
function withReading(result, ms) {
  const { testResults } = result;
  const tests = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const each = Math.max(0, ms - tests) / testResults.length;
  const timed = testResults.map((test) => ({ ...test, duration: (test.duration ?? 0) + each }));
  return { ...result, testResults: timed };
}

const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Takes the place of the tool's call of jest. */
function createAdapter(namespace) {
  let jest;
  let holders;

  async function read() {
    jest ??= await readJest(namespace);
    return jest;
  }

  function held() {
    holders ??= new Map(JSON.parse(readFileSync(holdersFile, 'utf8')));
    return holders;
  }

  function testsOf(names, file) {
    const paths = new Map();
    for (const name of names) {
      for (const { path, at, ms } of held().get(name) ?? []) {
        const { at: before = at, cost = 0, longest = 0 } = paths.get(path) ?? {};
        paths.set(path, { at: before, cost: cost + ms, longest: Math.max(longest, ms) });
      }
    }
    const tests = [...paths].map(([path, of]) => ({ path, ...of }));
    return inOrder(tests, file).map(({ at, ...test }) => ({ ...test, context: jest.contexts[at] }));
  }

  function remember(results) {
    const found = existsSync(holdersFile)
      ? new Map(JSON.parse(readFileSync(holdersFile)))
      : new Map();
    for (const { at, result } of results) {
      for (const { fullName, duration } of result.testResults) {
        const of = found.get(fullName) ?? [];
        found.set(fullName, [...of, { path: result.testFilePath, at, ms: duration ?? 0 }]);
      }
    }
    writeFileSync(holdersFile, JSON.stringify([...found]));
  }

  async function first(files) {
    const { globalConfig, contexts } = await read();
    const results = [];
    for (const test of await related(jest, files)) {
      const began = performance.now();
      const ran = await runFile(globalConfig, test);
      // A suite that reads the sources as text sees the changes in them: it cannot be asked.
      if (failed(ran)) {
        process.stderr.write(`Fails without a change, and is not asked: ${test.path}\n`);
        continue;
      }
      const result = withReading(ran, performance.now() - began);
      results.push({ at: contexts.indexOf(test.context), result });
    }
    remember(results);
    return results.map(({ result }) => result);
  }

  /**
   * What `beforeAll` made is used by tests that do not reach the change themselves: where it was reached
   * outside of a test, the suites named most like the changed file are asked whole.
   */
  async function mutant({ names: reaching, file, isWhole }) {
    const { globalConfig } = await read();
    const names = withoutTwins(isWhole ? [...held().keys()] : reaching);
    const testNamePattern = names.map((name) => `(${escaped(name)})`).join('|');
    const results = [];
    for (const test of testsOf(names, file).slice(0, isWhole ? suitesWholeMost : filesMost)) {
      process.env.MUTANT_LIMIT_MS = String(Math.max(leastLimitMs, limitTimes * test.longest));
      results.push(await runFile({ ...globalConfig, testNamePattern }, test));
      if (failed(results.at(-1))) break;
    }
    return results;
  }

  const adapter = {
    asked: { names: [], file: '', isWhole: false },
    async run({ fileNamesUnderTest, testNamePattern }) {
      const testResults =
        testNamePattern === undefined
          ? await first(fileNamesUnderTest)
          : await mutant(adapter.asked);
      const broken = testResults.filter(({ testExecError }) => testExecError);
      return { results: { numRuntimeErrorTestSuites: broken.length, testResults } };
    },
  };
  return adapter;
}

function createRunner(injector) {
  const runner = injector.injectFunction(own[0].factory);
  const adapter = createAdapter(runner.globalNamespace);
  runner.jestTestAdapter = adapter;
  makeRunFolder();
  return {
    capabilities: () => runner.capabilities(),
    init: () => runner.init(),
    dryRun: (options) => runner.dryRun(options),
    async mutantRun(options) {
      const { testFilter: names = [], sandboxFileName: file, reloadEnvironment: isWhole } = options;
      adapter.asked = { names, file, isWhole };
      const result = await runner.mutantRun(options);
      tell(options.activeMutant, result.status);
      return result;
    },
    dispose: removeRunFolder,
  };
}
createRunner.inject = ['$injector'];

/** Types do nothing at run time, and Stryker takes some of their words for strings and fails on them. */
const types = { shouldIgnore: (path) => (path.isTSType() ? 'a type' : undefined) };

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'kept-jest', factory: createRunner },
  { kind: 'Ignore', name: 'types', value: types },
];
