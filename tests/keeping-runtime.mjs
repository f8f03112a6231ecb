// Jest loads and compiles every module again for each test file, a quarter of a file's time. A
// worker compiles each source once and runs the result for each file.
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

// Otherwise V8 discards code that has not run for a while, and compiles it again for the next file.
setFlagsFromString('--no-flush-bytecode');

/** By file name, the last compiled source and its script. */
const compiled = new Map();

export default class KeepingRuntime extends JestRuntime {
  constructor(...input) {
    super(...input);
    const { executor } = this;
    const parameters = executor.injectedModuleParameters.join(', ');
    const before = `(function (${parameters}) {`;
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (context === null || executor.resolution.isCoreModule(filename)) {
        return compileAnew(source, filename);
      }
      let kept = compiled.get(filename);
      if (kept?.source !== source || kept.before !== before) {
        try {
          // The wrapper's prefix must not shift the columns of the first line in stack traces.
          const options = { filename, columnOffset: -before.length };
          kept = { source, before, script: new Script(`${before}${source}\n})`, options) };
        } catch {
          // Jest reports syntax errors better.
          return compileAnew(source, filename);
        }
        compiled.set(filename, kept);
      }
      return kept.script.runInContext(context);
    };
  }
}
