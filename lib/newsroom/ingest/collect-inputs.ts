// Interprets the arguments of the command line: addresses, files, and the feeds in folders.
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

export type Input =
  | { kind: 'address'; url: string }
  | { kind: 'file'; path: string }
  /** A list of feeds: its feeds are fetched. */
  | { kind: 'list'; path: string }
  | { kind: 'missing'; name: string; why: string };

/** In a folder only files with these endings are read; a file named explicitly always is. */
const feedFile = /^\.(xml|rss|atom|rdf|json|feed|opml)$/i;

const inputOf = (path: string): Input => ({
  kind: /\.opml$/i.test(path) ? 'list' : 'file',
  path,
});

async function inFolder(folder: string): Promise<Input[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry): Promise<Input[]> => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return inFolder(path);
        return entry.isFile() && feedFile.test(extname(path)) ? [inputOf(path)] : [];
      }),
  );
  return found.flat();
}

async function collect(word: string): Promise<Input[]> {
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(word)) return [{ kind: 'address', url: word }];
  try {
    const info = await stat(word);
    if (!info.isDirectory()) return [inputOf(word)];
    const inside = await inFolder(word);
    return inside.length > 0 ? inside : [{ kind: 'missing', name: word, why: 'no feed in it' }];
  } catch {
    return [{ kind: 'missing', name: word, why: 'no such file or folder' }];
  }
}

/** The inputs in the order of the arguments; a missing file becomes an input of its own kind. */
export async function collectInputs(words: readonly string[]): Promise<Input[]> {
  return (await Promise.all(words.map(collect))).flat();
}
