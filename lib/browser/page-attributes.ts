// How the page in front of the reader looks; the server writes the same attributes next time.

/** Writes attributes of the whole page, by name. */
export function showAttributes(attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    document.documentElement.setAttribute(name, value);
  }
}
