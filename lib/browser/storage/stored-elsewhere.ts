// Listens to what other tabs of the browser store.

/**
 * Runs `onText` when another tab stores a text in local storage, `onRemoved` when it removes one,
 * and `onBack` when a suspended page is shown again, which received no events meanwhile. Returns a
 * function that stops all of them.
 */
export function onStoredElsewhere(
  onText: (key: string, text: string) => void,
  onBack: () => void,
  onRemoved?: (key: string) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const heard = ({ key, newValue, storageArea }: StorageEvent) => {
    const isSession = storageArea !== null && storageArea === window.sessionStorage;
    if (key === null || isSession) return;
    if (newValue === null) onRemoved?.(key);
    else onText(key, newValue);
  };
  window.addEventListener('storage', heard, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onBack(), { signal });
  return () => leaving.abort();
}
