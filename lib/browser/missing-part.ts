// Parts of the program that were asked for and did not come, as without network. Protects: none of
// them ends as an error that nobody meets; whoever waits for it is told, and can press again.
import { isMissingPart } from '@/lib/model/wire/chunk-load';

/** Deals with parts that are gone for good, once its own program is there; true where it did. */
export const goneParts: { reload?(): Promise<boolean> } = {};

/** Told of each that nobody else has dealt with; the answer takes it back. */
export function onMissingPart(run: () => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    if (!isMissingPart(event.reason)) return;
    event.preventDefault();
    const reloading = goneParts.reload?.();
    if (reloading) void reloading.then((reloads) => reloads || run());
    else run();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
