// The path of an address exactly as in the request line: another spelling of a path is another
// page. Every request needs it several times, and splitting would cost Node several times as much.

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
