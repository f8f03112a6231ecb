// On which line of a JSON text a value is, so that errors in a file can name the line. Reads only
// texts that `JSON.parse` has accepted.

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/**
 * The line (from 1) of every value by its path, such as `0.hosts.1`; for a field, that of its name.
 */
export function jsonLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  /** Open lists and objects: the path, and what comes next in it; the key of a list is a number. */
  const open: { path: string; key: string | number; naming: boolean }[] = [];
  let line = 1;
  let read = 0;
  const join = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);

  for (const { 0: found, index } of text.matchAll(token)) {
    line += text.slice(read, index).split('\n').length - 1;
    read = index;
    const inside = open.at(-1);
    if (found === ',') {
      if (typeof inside?.key === 'number') inside.key += 1;
      else if (inside) inside.naming = true;
    } else if (found === ':') {
      if (inside) inside.naming = false;
    } else if (found === '}' || found === ']') {
      open.pop();
    } else if (inside?.naming) {
      inside.key = String(JSON.parse(found));
      lines.set(join(inside.path, inside.key), line);
    } else {
      const path = inside ? join(inside.path, inside.key) : '';
      if (!lines.has(path)) lines.set(path, line);
      const isList = found === '[';
      if (isList || found === '{') open.push({ path, key: isList ? 0 : '', naming: !isList });
    }
  }
  return lines;
}

/** The line of the nearest existing value: a missing field is reported at its row. */
export function lineOf(lines: ReadonlyMap<string, number>, path: string): number {
  const known = lines.get(path);
  if (known !== undefined) return known;
  const dot = path.lastIndexOf('.');
  return path === '' ? 1 : lineOf(lines, dot < 0 ? '' : path.slice(0, dot));
}
