// The open section of the console, in the address: a reload and a copied link keep it, and going
// back leads to the previous one.

/** A section and its initial query. */
export type ConsolePlace = { section: string; query: string };

/** The section in the page's address; empty if there is none. */
export function consolePlace(): ConsolePlace {
  const named = new URLSearchParams(window.location.search);
  return { section: named.get('section') ?? '', query: named.get('q') ?? '' };
}

/** Opens a section as a history step; does nothing if it is already open. */
export function goToConsole({ section, query }: ConsolePlace): void {
  const here = consolePlace();
  if (here.section === section && here.query === query) return;
  const named = new URLSearchParams({ section, ...(query && { q: query }) });
  window.history.pushState(null, '', `${window.location.pathname}?${named}`);
}
