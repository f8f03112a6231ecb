// What a client reports to the system and stores there.
import { clientVersion } from '@/lib/model/limits/service';
import { ReportReason, ReportTarget } from '@/lib/model/wire/enums';
import { readerOf, type Context, type Handlers } from '../context';
import { readingSeconds } from '../meters';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import { countFeedback } from './wishes';

/** The values that a reader's devices share: how many, and the size of all together. */
export const cacheKeysMost = 64;
const cacheBytesMost = 128 * 1024;
/** How many timers of reading time are kept of one reader. */
const timersMost = 500;

/** Negative where `a` is older; missing parts count as 0. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.replace(/^v/, '').split('.').map(Number));
  for (let part = 0; part < 4; part += 1) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

async function beat(
  { timer_id, duration }: { timer_id: string; duration: number },
  context: Context,
) {
  const { store, now } = context;
  const owner = readerOf(context);
  const kept = await store.readingTimers.beat(owner, timer_id, duration, timersMost, now);
  readingSeconds.inc((kept.duration - kept.before) / 1000);
  return { data: { timer_id, duration: kept.duration } };
}

export const deviceHandlers: Handlers<'device'> = {
  async GetUserLocationCountry(_, { identity }) {
    return { data: { country: identity.country ?? identity.location ?? '' } };
  },

  async CheckUpdate({ version = clientVersion }) {
    return {
      data: {
        has_update: compareVersions(version, clientVersion) < 0,
        latest_version: clientVersion,
        download_path: '/download',
      },
    };
  },

  Heartbeat: beat,
  HeartbeatRecover: beat,

  async SystemFeedback({ text }, context) {
    const { store, now } = context;
    const owner = readerOf(context);
    await countFeedback(context);
    const row = { target: ReportTarget.Site, reason: ReportReason.Other, text };
    await store.readers.report(owner, row, now);
    return {};
  },

  async SetRemoteCache(entry, context) {
    const { store, now } = context;
    const most = { keys: cacheKeysMost, bytes: cacheBytesMost };
    const full = await store.remoteValues.set(readerOf(context), entry, most, now);
    if (full === 'keys') throw new Refusal('cacheKeys', { values: { most: most.keys } });
    if (full === 'bytes') throw new Refusal('cacheBytes', { values: { most: most.bytes } });
    return { data: { updated_at: now } };
  },

  async GetRemoteCache({ key }, { store, identity }) {
    const owner = ownerOf(identity);
    const found = owner && (await store.remoteValues.get(owner, key));
    return { data: { key, value: found?.value ?? '', updated_at: found?.updated_at ?? 0 } };
  },
};
