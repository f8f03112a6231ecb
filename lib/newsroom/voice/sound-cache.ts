// Sounds on disk, least recently used first to go; several processes may share a folder. Protects:
// the folder stays within its limit, and every file in it is complete.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '@/lib/model/time';

const kinds = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  aac: 'audio/aac',
  flac: 'audio/flac',
} as const;
/** Formats that browsers play, by file extension. */
export type SoundKind = keyof typeof kinds;
const endings = Object.keys(kinds) as SoundKind[];

export type Sound = { type: string; bytes: Uint8Array<ArrayBuffer> };

export const soundOf = (kind: SoundKind, bytes: Uint8Array<ArrayBuffer>): Sound => ({
  type: kinds[kind],
  bytes,
});

/** A draft is written within moments: an older one was abandoned. */
const draftMs = hourMs;

/** Size and time of a file; undefined where another process has just removed it. */
async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Sounds in a folder of at most `most` bytes, without the least recently used ones. Files of other
 * processes are counted after each sixteenth of `most` that this one adds.
 */
export function createSoundCache(folder: string, most: number) {
  /** Sizes by file name, least recently used first; read from the folder when needed. */
  let files: Promise<Map<string, number>> | undefined;
  let addedBytes = 0;

  async function look(): Promise<Map<string, number>> {
    await mkdir(folder, { recursive: true });
    const found: { name: string; size: number; mtimeMs: number }[] = [];
    const lookAt = async (name: string) => {
      const path = join(folder, name);
      const known = await statOf(path);
      if (!known) return;
      const { size, mtimeMs } = known;
      if (soundPattern.test(name)) found.push({ name, size, mtimeMs });
      else if (mtimeMs < Date.now() - draftMs) await rm(path, { force: true });
    };
    const names = await readdir(folder);
    await Promise.all(
      names.filter((name) => soundPattern.test(name) || name.endsWith(draftEnding)).map(lookAt),
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

  /** After a failure the next caller reads the folder again. */
  const open = () =>
    (files ??= look().catch((error: unknown) => {
      files = undefined;
      throw error;
    }));

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(folder, `${randomUUID()}${draftEnding}`);
    try {
      await writeFile(path, bytes);
      await rename(path, join(folder, name));
    } catch (error) {
      // The folder itself may be gone: the next look creates it.
      files = undefined;
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    async get(sound: string): Promise<Sound | undefined> {
      const known = await open();
      // Read the disk, not the known files: another process may have made it since.
      for (const kind of endings) {
        const name = `${sound}.${kind}`;
        const path = join(/* turbopackIgnore: true */ folder, name);
        const bytes = await readFile(/* turbopackIgnore: true */ path).catch(() => undefined);
        known.delete(name);
        if (!bytes) continue;
        known.set(name, bytes.byteLength);
        const now = new Date();
        await utimes(path, now, now).catch(() => undefined);
        return { type: kinds[kind], bytes: new Uint8Array(bytes) };
      }
      return undefined;
    },

    async put(sound: string, kind: SoundKind, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      await open();
      const name = `${sound}.${kind}`;
      await write(name, bytes);
      addedBytes += bytes.byteLength;
      if (addedBytes > most / 16) {
        addedBytes = 0;
        files = undefined;
      }
      const known = await open();
      known.set(name, bytes.byteLength);
      await shrink(known);
    },
  };
}

const draftEnding = '.part';
const soundPattern = /^[\w-]{43}\.[a-z0-9]{3,4}$/;
