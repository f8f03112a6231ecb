import { lazy, type ComponentType } from 'react';
import { loadChunk } from '@/lib/model/wire/chunk-load';

/** A part of the page whose program is fetched when it is first drawn. */
export type LazyComponent<P> = {
  readonly part: ComponentType<P>;
  /** After it did not come: it is asked for again the next time, not given up for this page's life. */
  askAgain(): void;
};

/** The part that `load` fetches; where that fails it throws a `ChunkLoadError` as it is drawn. */
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
