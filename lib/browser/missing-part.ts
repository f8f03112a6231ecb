// Parts of the program that were asked for and did not come, as without network. Protects: none of
// them ends as an error that nobody meets; whoever waits for it is told, and can press again.
import { isMissingPart } from '@/lib/model/wire/chunk-load';

/** Told of each that nobody else has dealt with; the answer takes it back. */
export function onMissingPart(run: () => void): () => void {
  const listener = (event: PromiseRejectionEvent) => {
    if (!isMissingPart(event.reason)) return;
    event.preventDefault();
    run();
  };
  window.addEventListener('unhandledrejection', listener);
  return () => window.removeEventListener('unhandledrejection', listener);
}
