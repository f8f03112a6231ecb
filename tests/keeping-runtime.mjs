// Jest loads every module again for each test file, and compiles it again, too: a quarter of the time
// of a file of tests goes there. A worker compiles a source once and runs what it made for each file.
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

// Else what has not run for a while is thrown away, and compiled again for the next file.
setFlagsFromString('--no-flush-bytecode');

/** Of each file name, the source that was compiled last and what was made of it. */
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
          // The words before must not shift what a stack trace says of the first line.
          const options = { filename, columnOffset: -before.length };
          kept = { source, before, script: new Script(`${before}${source}\n})`, options) };
        } catch {
          // Jest tells what is wrong with a source better.
          return compileAnew(source, filename);
        }
        compiled.set(filename, kept);
      }
      return kept.script.runInContext(context);
    };
  }
}
