import { lazy, type ComponentType } from 'react';
import { loadChunk } from '@/lib/model/wire/chunk-load';

/** A component whose code is loaded when it is first rendered. */
export type LazyComponent<P> = {
  readonly part: ComponentType<P>;
  /**
   * Called after a failure: it is requested again the next time, not given up for this page load.
   */
  askAgain(): void;
};

/** The component that `load` fetches; if that fails, rendering throws a `ChunkLoadError`. */
export function lazyComponent<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyComponent<P> {
  const ask = () => lazy(() => loadChunk(load));
  let asked: ComponentType<P> = ask();
  return {
    get part() {
      return asked;
    },
    askAgain() {
      asked = ask();
    },
  };
}
