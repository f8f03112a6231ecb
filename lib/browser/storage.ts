// Local and session storage. "Storage failures are silently ignored": a full, blocked or absent
// storage reads as empty and forgets what is written, and nothing else changes.

type Kind = 'localStorage' | 'sessionStorage';

/** The stored text, or undefined when there is none or the storage fails. */
export function readStored(key: string, kind: Kind = 'localStorage'): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: string, kind: Kind = 'localStorage'): void {
  try {
    window[kind].setItem(key, value);
  } catch {
    // Ignored by rule: the setting then lasts as long as the page.
  }
}

export function removeStored(key: string, kind: Kind = 'localStorage'): void {
  try {
    window[kind].removeItem(key);
  } catch {
    // Ignored by rule.
  }
}

/** All names in use, by whomever. */
export function storedKeys(kind: Kind = 'localStorage'): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}

/**
 * Runs `onText` when another tab stores a text in local storage, `onRemoved` when it removes one, and
 * `onBack` when a page that was put aside is shown again, which was told of nothing. The answer takes
 * them back.
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
