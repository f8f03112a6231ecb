// Loads a code chunk on demand. Protects: a chunk that never arrives is a reported error, not a
// page that waits forever.
import { chunkLoadMs } from '../limits/page';

/** "A bundle chunk that fails to load reports a ChunkLoadError after a 120 s time-out." */
export class ChunkLoadError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ChunkLoadError';
  }
}

/** Whether a code chunk failed to load: by our error, or the bundler's own. */
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
