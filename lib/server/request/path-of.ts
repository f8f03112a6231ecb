// The path of an address as it stands in the request line: another spelling of a path is another page.
// Every request is asked for it several times, and a split costs Node several times as much as this.

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
