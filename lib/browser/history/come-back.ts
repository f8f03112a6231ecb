// How this page was loaded, as far as a list is concerned.

/**
 * Whether the reader navigated back to this page, or the browser had discarded it to save memory.
 */
export function isComeBack(): boolean {
  const [way] = performance.getEntriesByType?.('navigation') ?? [];
  const type = way && 'type' in way ? way.type : undefined;
  return type === 'back_forward' || ('wasDiscarded' in document && document.wasDiscarded === true);
}
