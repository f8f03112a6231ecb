// The page's appearance attributes; the server renders the same ones next time.

/** Sets attributes of the whole page, by name. */
export function showAttributes(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    document.documentElement.setAttribute(name, value);
  }
}
