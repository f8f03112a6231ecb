// jsdom with the Fetch API of Node, for components that make calls.
import { Dom } from './dom.mjs';
import { limited } from './mutant-limits.mjs';

/** Node's request accepts only Node's signals: pass aborts of the page's signal on. */
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

/** A mutation run has to see which test covers which line. */
async function watched() {
  const { mixinJestEnvironment } = await import('@stryker-mutator/jest-runner');
  return mixinJestEnvironment(limited(DomWithFetch));
}

export default process.env.MUTATE_TESTS ? await watched() : DomWithFetch;
