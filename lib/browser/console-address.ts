// The open section of the console, as the address names it: a reload and a copied link keep it, and
// back leads to the one before.

/** A section and what it begins with. */
export type ConsolePlace = { section: string; query: string };

/** What the address of the page names; empty where it names none. */
export function consolePlace(): ConsolePlace {
  const named = new URLSearchParams(window.location.search);
  return { section: named.get('section') ?? '', query: named.get('q') ?? '' };
}

/** Opens a section as a step of the history; none where it is open already. */
export function goToConsole({ section, query }: ConsolePlace): void {
  const here = consolePlace();
  if (here.section === section && here.query === query) return;
  const named = new URLSearchParams({ section, ...(query && { q: query }) });
  window.history.pushState(null, '', `${window.location.pathname}?${named}`);
}
