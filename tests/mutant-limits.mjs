// While the tests run over code that was changed on purpose, most that fail do so because something
// never comes. Protects: such a test is given up soon, in a multiple of the time that it takes else,
// and the rest of its file is not run: one that fails is enough.

/** A test environment of a mutation run. */
export const limited = (Environment) =>
  class extends Environment {
    #failed = false;

    handleTestEvent(event, state) {
      const { MUTANT_LIMIT_MS: limit } = process.env;
      if (limit === undefined) return;
      if (event.name === 'test_done') this.#failed ||= event.test.errors.length > 0;
      if (event.name !== 'test_start') return;
      // Its waits end first: they tell what did not come, and leave nothing behind that looks for it.
      state.testTimeout = 2 * Number(limit);
      if (this.#failed) event.test.mode = 'skip';
    }
  };
