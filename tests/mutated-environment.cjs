// The environment of tests in a mutation run, for those that name none: the tool puts one under all
// projects, in place of what each of them says.
/* eslint-disable @typescript-eslint/no-require-imports -- the tool loads it as CommonJS */
const { TestEnvironment: Dom } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

const doms = new WeakSet();
const baseOf = (environment) => (doms.has(environment) ? Dom : Node).prototype;

/** Components are tested in jsdom, the rest in Node. The tool's own class extends this one. */
class Mutated {
  constructor(config, context) {
    const isDom = context.testPath.endsWith('.tsx');
    const made = Reflect.construct(isDom ? Dom : Node, [config, context], new.target);
    if (isDom) doms.add(made);
    return made;
  }
  setup() {
    return baseOf(this).setup.call(this);
  }
  teardown() {
    return baseOf(this).teardown.call(this);
  }
  exportConditions() {
    return baseOf(this).exportConditions.call(this);
  }
  getVmContext() {
    return baseOf(this).getVmContext.call(this);
  }
  handleTestEvent(event, state) {
    return baseOf(this).handleTestEvent?.call(this, event, state);
  }
}

module.exports = Mutated;
module.exports.TestEnvironment = Mutated;
