// Code chunks that failed to load, as when offline. Protects: none of them ends as an unnoticed
// error; a reader waiting for it is told, and can press again.
import { isMissingPart } from '@/lib/model/wire/chunk-load';

/** Handles chunks that are gone for good, once its own code has loaded; true if it did. */
export const goneParts: { reload?(): Promise<boolean> } = {};

/** Called for each failure that nothing else has handled; returns a function that stops it. */
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
