// Parameters of the page's address.

/** The value of a parameter. */
export function queryParameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name) ?? undefined;
}
