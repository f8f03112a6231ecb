// The sample edition with its texts parsed, which takes seconds: done once per test run, and read
// from then on. `tests/newsroom/sample` checks that it is the same, and uses the edition itself.
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleEdition } from '@/lib/newsroom/sample/load';
import type { StoredEvent } from '@/lib/newsroom/types';

/** The edition as of 0, as JSON. */
function text(): string {
  const { RUN_FOLDER } = process.env;
  if (!RUN_FOLDER) return JSON.stringify(sampleEdition(0));
  const kept = join(RUN_FOLDER, 'edition.json');
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const made = JSON.stringify(sampleEdition(0));
  const own = join(mkdtempSync(join(RUN_FOLDER, 'edition-')), 'edition.json');
  writeFileSync(own, made);
  // Atomic: another process reads all of it or none.
  renameSync(own, kept);
  return made;
}

/** What `sampleEdition` returns: its times keep their distance from `now`. */
export function keptEdition(now: number): StoredEvent[] {
  return (JSON.parse(text()) as StoredEvent[]).map((event) => ({
    ...event,
    release_time: event.release_time + now,
    rank_time: event.rank_time + now,
    updated_at: event.updated_at + now,
  }));
}
