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

/** All keys in use, including other programs'. */
export function storedKeys(kind: Kind = 'localStorage'): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}
