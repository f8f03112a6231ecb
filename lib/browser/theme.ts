// How the page in front of the reader looks; the server writes the same attributes next time.

/** `system` leaves the choice to the device. */
export function showTheme(theme: 'system' | 'light' | 'dark'): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** The column, or list and article side by side where a desktop has the room. */
export function showLayout(layout: string): void {
  document.documentElement.dataset.layout = layout;
}

/** The size of all text; the style sheet knows the steps. */
export function showTextSize(size: string): void {
  document.documentElement.dataset.text = size;
}
