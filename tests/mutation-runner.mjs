// Runs the tests of a mutant: only the files whose tests reach it, in a jest that was read once.
// The tool's own runner starts jest anew for every mutant, which takes longer than most tests do.
// Protects: a mutant is tried in the very environments in which the tests passed without it.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { strykerPlugins as own } from '@stryker-mutator/jest-runner';
import { inOrder, withoutTwins } from './mutation-order.mjs';
import makeRunFolder from './run-folder.mjs';
import removeRunFolder from './remove-run-folder.mjs';

// The parts that jest itself is made of, in its own versions.
const partOfJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { readConfigs } = partOfJest('jest-config');
const { SearchSource } = partOfJest('@jest/core');
const Runtime = partOfJest('jest-runtime').default;
const TestRunner = partOfJest('jest-runner').default;

const neverStopped = { isInterrupted: () => false, isWatchMode: () => false, on: () => {} };

// How long a test may take over changed code: see mutant-limits.mjs.
const leastLimitMs = 2000;
const limitTimes = 5;

/** So many files that reach a change and notice nothing: the others will not, either. */
const mostFiles = 15;

// The first run finds out which file holds which test; other processes read it here.
const holdersFile = '.mutation-tests.json';

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

/** What the suites that are not about a mutant's file may take of it together. */
const othersMs = 3000;

/** First the suites about the file of a mutant, then the others as far as they are quick. */
function inOrder(suites, fileName) {
  const about = JSON.parse(readFileSync(process.env.MUTATE_SUITES, 'utf8'));
  const [, names] = Object.entries(about).find(([file]) => fileName.endsWith(`/${file}`));
  const isAbout = ({ path }) => names.some((name) => path.endsWith(`/${name}`));
  let taken = 0;
  const others = suites.filter((suite) => {
    if (isAbout(suite)) return false;
    taken += suite.cost;
    return taken < othersMs;
  });
  return [...suites.filter(isAbout), ...others];
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

/**
 * To read a suite belongs to the time of its tests. What no test takes the tool allows every mutant
 * before it gives it up: minutes for one that never ends, when many suites were read.
 */
function withReading(result, ms) {
  const { testResults } = result;
  const tests = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const each = Math.max(0, ms - tests) / testResults.length;
  const timed = testResults.map((test) => ({ ...test, duration: (test.duration ?? 0) + each }));
  return { ...result, testResults: timed };
}

const failed = ({ testExecError, testResults }) =>
  Boolean(testExecError) || testResults.some(({ status }) => status === 'failed');

const escaped = (text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Takes the place of the tool's call of jest. */
function createAdapter(namespace) {
  let jest;
  let holders;
  /** Of each test file: how often it was asked, how often it noticed, and how long it takes. */
  const known = new Map();

  /** What it takes until this file has noticed something: the least is asked first. */
  function price(path, cost) {
    const { asked, noticed, ms } = known.get(path) ?? { asked: 0, noticed: 0, ms: cost };
    return (ms * (asked + 2)) / (noticed + 1);
  }

  async function ask(globalConfig, test) {
    const before = performance.now();
    process.env.MUTANT_LIMIT_MS = String(Math.max(leastLimitMs, limitTimes * test.longest));
    const result = await runFile(globalConfig, test);
    const { asked, noticed, ms } = known.get(test.path) ?? { asked: 0, noticed: 0, ms: 0 };
    known.set(test.path, {
      asked: asked + 1,
      noticed: noticed + (failed(result) ? 1 : 0),
      ms: (ms * asked + performance.now() - before) / (asked + 1),
    });
    return result;
  }

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
        const { at: before = at, cost = 0 } = paths.get(path) ?? {};
        paths.set(path, { at: before, cost: cost + ms });
      }
    }
    const tests = [...paths].map(([path, of]) => ({ path, ...of }));
    return inOrder(tests, file).map(({ path, at }) => ({ path, context: jest.contexts[at] }));
  }

  function remember(results) {
    const found = existsSync(holdersFile)
      ? new Map(JSON.parse(readFileSync(holdersFile)))
      : new Map();
    for (const { at, result } of results) {
      for (const { fullName, duration } of result.testResults) {
        const of = found.get(fullName) ?? [];
        found.set(fullName, [...of, { path: result.testFilePath, at, ms: duration }]);
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
      // One that reads the program as text finds the changes in it: it cannot be asked.
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
    for (const test of testsOf(names, file).slice(0, isWhole ? suitesWholeMost : undefined)) {
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
    mutantRun(options) {
      const { testFilter: names = [], sandboxFileName: file, reloadEnvironment: isWhole } = options;
      adapter.asked = { names, file, isWhole };
      return runner.mutantRun(options);
    },
    dispose: removeRunFolder,
  };
}
createRunner.inject = ['$injector'];

/** A type does nothing when it runs; the tool takes a word of some for a text and falls over it. */
const types = { shouldIgnore: (path) => (path.isTSType() ? 'a type' : undefined) };

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'kept-jest', factory: createRunner },
  { kind: 'Ignore', name: 'types', value: types },
];
