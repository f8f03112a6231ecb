// The keyboard shortcuts as one table, for the key handler and for the sheet that explains them.
// Protects: a plain key never acts while somebody types, nor together with Ctrl, Alt or Meta, which
// belong to the browser.

/** How long the second key of a pair is waited for, in milliseconds; ours. */
export const pairMs = 1_200;

export const shortcuts = {
  j: 'next',
  k: 'previous',
  o: 'open',
  s: 'save',
  l: 'like',
  n: 'ask',
  '/': 'search',
  '?': 'help',
  'g h': 'home',
  'g t': 'topics',
  'g f': 'favorites',
  'g s': 'settings',
} as const;

export type Shortcut = (typeof shortcuts)[keyof typeof shortcuts];

export type Pressed = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** The meaning of a key after the previous one, and the state for the next one. */
export function readShortcut(
  before: { key: string; at: number } | undefined,
  { key, ctrlKey, altKey, metaKey }: Pressed,
  now: number,
): { means?: Shortcut; before?: { key: string; at: number } } {
  if (ctrlKey || altKey || metaKey) return {};
  const pairs = before && now - before.at <= pairMs;
  const pair = pairs ? meaningOf(`${before.key} ${key}`) : undefined;
  if (pair) return { means: pair };
  return key === 'g' ? { before: { key, at: now } } : { means: meaningOf(key) };
}

function meaningOf(keys: string): Shortcut | undefined {
  return Object.entries(shortcuts).find(([known]) => known === keys)?.[1];
}
