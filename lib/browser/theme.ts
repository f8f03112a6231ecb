// The theme of the page in front of the reader; the server writes the same attribute next time.

/** `system` leaves the choice to the device. */
export function showTheme(theme: 'system' | 'light' | 'dark'): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
