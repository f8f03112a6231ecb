// The open-source notices: every package that the product is built with, with its license text,
// read from the installed packages. Collected once while building (`lib/commands/notices.ts`);
// without a build, as in development, when they are first requested.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

export const noticesFile = '.next/open-source-notices.json';

const notice = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  /** The copyright lines of the text. */
  copyright: z.array(z.string()),
  /** The license text and, where there is one, the package's notice. */
  text: z.string(),
});
export type Notice = z.infer<typeof notice>;

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ dev: z.boolean().optional(), devOptional: z.boolean().optional() }).loose(),
  ),
});

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  author: z.union([z.string(), z.object({ name: z.string() }).loose()]).optional(),
});

const texts = /^(licen[cs]e|copying|notice|copyright)/i;

/** The files with a license in them; some packages have a folder of them. */
async function textFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => texts.test(name))
      .map(async (entry) => {
        if (!entry.isDirectory()) return [entry.name];
        const inside = await readdir(join(folder, entry.name));
        return inside.map((name) => join(entry.name, name));
      }),
  );
  return found.flat().sort();
}

async function readNotice(folder: string): Promise<Notice | undefined> {
  // A package for another system is in the lockfile but not installed.
  const file = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  if (file === undefined) return undefined;
  const { name, version, license, author } = manifest.parse(JSON.parse(file));
  const parts = await Promise.all(
    (await textFiles(folder)).map((entry) => readFile(join(folder, entry), 'utf8')),
  );
  const text = parts.map((part) => part.trim()).join('\n\n');
  const owner = typeof author === 'string' ? author : author?.name;
  const said = [...text.matchAll(/^[ \t]*(copyright (?:\(c\)|©|\d).*)$/gim)].map(
    ([, line]) => line,
  );
  const copyright = said.flatMap((line) => (line ? [line.trim()] : []));
  return {
    name,
    version,
    license: typeof license === 'string' ? license : (license?.type ?? 'see text'),
    copyright: copyright.length > 0 ? [...new Set(copyright)] : owner ? [`© ${owner}`] : [],
    text,
  };
}

/** Every installed package that is not only for development, by name; each version once. */
export async function collectNotices(root = process.cwd()): Promise<Notice[]> {
  const lock = lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const folders = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => join(/* turbopackIgnore: true */ root, path));
  const found = new Map<string, Notice>();
  for (const one of await Promise.all(folders.map(readNotice))) {
    if (one) found.set(`${one.name} ${one.version}`, one);
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

let kept: Promise<Notice[]> | undefined;

/** The notices of this build. */
export function readNotices(): Promise<Notice[]> {
  kept ??= readFile(join(process.cwd(), noticesFile), 'utf8')
    .then((file) => z.array(notice).parse(JSON.parse(file)))
    .catch(() => collectNotices());
  return kept;
}
