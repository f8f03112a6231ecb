// Sounds on disk, the least lately heard going first. Protects: the folder holds no more than so many
// bytes, and a file in it is whole.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const kinds = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  flac: 'audio/flac',
} as const;
type Kind = keyof typeof kinds;
const endings = Object.keys(kinds) as Kind[];

/** The ending for a media type; undefined where it is no sound that browsers play. */
export function soundKind(type: string): Kind | undefined {
  const bare = type.split(';')[0]?.trim().toLowerCase().replace('audio/x-', 'audio/');
  const named = bare === 'audio/mp3' ? kinds.mp3 : bare === 'audio/wave' ? kinds.wav : bare;
  return endings.find((kind) => kinds[kind] === named);
}

export type Sound = { type: string; bytes: Uint8Array<ArrayBuffer> };

/** Sounds in a folder of at most `most` bytes; the least lately heard go first. */
export function createSoundCache(folder: string, most: number) {
  /** Sizes by file name, the least lately heard first; read from the folder at the first use. */
  let files: Promise<Map<string, number>> | undefined;

  async function look(): Promise<Map<string, number>> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => soundPattern.test(name));
    const found = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })),
    );
    found.sort((a, b) => a.mtimeMs - b.mtimeMs);
    return new Map(found.map(({ name, size }) => [name, size]));
  }

  async function forget(known: Map<string, number>, name: string): Promise<void> {
    known.delete(name);
    await rm(join(folder, name), { force: true });
  }

  async function shrink(known: Map<string, number>): Promise<void> {
    let bytes = [...known.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of known) {
      if (bytes <= most) return;
      bytes -= size;
      await forget(known, name);
    }
  }

  const open = () => (files ??= look());

  return {
    async get(sound: string): Promise<Sound | undefined> {
      const known = await open();
      const kind = endings.find((ending) => known.has(`${sound}.${ending}`));
      if (!kind) return undefined;
      const name = `${sound}.${kind}`;
      const path = join(folder, name);
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes) {
        known.delete(name);
        return undefined;
      }
      known.delete(name);
      known.set(name, bytes.byteLength);
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return { type: kinds[kind], bytes: new Uint8Array(bytes) };
    },

    async put(sound: string, kind: Kind, bytes: Uint8Array<ArrayBuffer>): Promise<Sound> {
      const known = await open();
      const name = `${sound}.${kind}`;
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
      known.set(name, bytes.byteLength);
      await shrink(known);
      return { type: kinds[kind], bytes };
    },
  };
}

const soundPattern = /^[\w-]{43}\.[a-z0-9]{3,4}$/;
