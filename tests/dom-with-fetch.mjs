// jsdom with the Fetch API of Node, for components that make calls.
import { Dom } from './dom.mjs';
import { limited } from './mutant-limits.mjs';

/** Node's request takes signals of Node only: one of the page is handed on. */
class PageRequest extends Request {
  constructor(input, { signal, ...init } = {}) {
    const own = new AbortController();
    if (signal?.aborted) own.abort(signal.reason);
    signal?.addEventListener('abort', () => own.abort(signal.reason));
    super(input, { ...init, signal: own.signal });
  }
}

class DomWithFetch extends Dom {
  async setup() {
    await super.setup();
    const ours = {
      Headers,
      ReadableStream,
      Request: PageRequest,
      Response,
      TextDecoder,
      TextEncoder,
    };
    Object.assign(this.global, ours);
  }
}

/** A mutation run has to see which test runs which line. */
async function watched() {
  const { mixinJestEnvironment } = await import('@stryker-mutator/jest-runner');
  return mixinJestEnvironment(limited(DomWithFetch));
}

export default process.env.MUTATE_TESTS ? await watched() : DomWithFetch;
