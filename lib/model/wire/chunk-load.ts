// A part of the program that is loaded when it is first needed. Protects: one that never comes is an
// error that somebody is told of, not a page that waits for ever.
import { chunkLoadMs } from '../limits/page';

/** "A bundle chunk that fails to load reports a ChunkLoadError after a 120 s time-out." */
export class ChunkLoadError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChunkLoadError';
  }
}

/** Whether a part of the program did not come: ours, or what the bundler throws of itself. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** `load()`, or a {@link ChunkLoadError} when it fails or takes longer than 120 s. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new ChunkLoadError(`A part took longer than ${chunkLoadMs} ms.`));
    timer = setTimeout(tooLate, chunkLoadMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError
      ? cause
      : new ChunkLoadError('A part of the page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
