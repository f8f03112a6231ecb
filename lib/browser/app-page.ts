// What the address asks of the page.

/** A parameter of the address. */
export function queryParameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}
