// How this page came to be, as far as a list is concerned.

/** Whether this page is one that the browser came back to, or had put away to save memory. */
export function isComeBack(): boolean {
  const [way] = performance.getEntriesByType?.('navigation') ?? [];
  const type = way && 'type' in way ? way.type : undefined;
  return type === 'back_forward' || ('wasDiscarded' in document && document.wasDiscarded === true);
}
