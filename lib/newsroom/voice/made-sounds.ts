// Sounds of the speech service, stored once they are made. Protects: concurrent requests for a
// sound make it once, a day has no more new sounds than the operator wants to pay for, and a
// visitor no more than a share of these; a failure is not counted.
import type { Logger } from 'pino';
import type { Identity } from '@/lib/contract/identity';
import { voicePartsADay } from '@/lib/model/limits/voice';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { createSoundCache, soundOf, type Sound } from './sound-cache';
import { speechEndsAt, speechQuota, speechShare } from './speech-quota';
import { createSpeechRest } from './speech-rest';
import { speak } from './speech-service';
import type { VoiceSettings } from './voice-settings';

/**
 * The share of a day's parts that one device or reader, and that all guests of one network, may use
 * up.
 */
const voiceShareOfReader = 0.1;
const voiceShareOfNetwork = 0.2;
/** How much audio is cached on disk. */
const voiceCacheBytes = 512 * 1024 * 1024;

type Spoken = { text: string; voice: string };
type UsedUp = 'used up' | 'share used up';

/** The shares that a new sound counts for: a reader's, else those of a device and its network. */
function sharesOf({ user, device, address }: Identity) {
  if (user) return [{ name: `u:${user}`, share: voiceShareOfReader }];
  return [
    ...(device ? [{ name: `d:${device}`, share: voiceShareOfReader }] : []),
    { name: `n:${address ?? ''}`, share: voiceShareOfNetwork },
  ];
}

/**
 * Stores sounds in `folder`, up to `voiceCacheBytes`; the day's count is in the database, for all
 * processes.
 */
export function createMadeSounds({
  store,
  voice,
  folder,
  clock,
  log,
}: {
  store: Pick<Store, 'quotas'>;
  voice: VoiceSettings | undefined;
  folder: string;
  clock: Clock;
  log: Logger;
}) {
  const cache = createSoundCache(folder, voiceCacheBytes);
  const rest = createSpeechRest(clock, log);
  const underWay = new Map<string, Promise<Sound | UsedUp>>();
  const partsADay = voice?.partsADay ?? voicePartsADay;

  /**
   * Counts one more, and adds the names it counted under to `counted`; returns the exhausted limit,
   * if one is.
   */
  async function count(who: Identity | undefined, now: number, counted: string[]) {
    const shares = (who ? sharesOf(who) : []).map(({ name, share }) => ({
      name: speechShare(name, now),
      most: Math.max(1, Math.floor(partsADay * share)),
      over: 'share used up' as const,
    }));
    const all = { name: speechQuota(now), most: partsADay, over: 'used up' as const };
    for (const { name, most, over } of [...shares, all]) {
      const made = await store.quotas.count(name, speechEndsAt(now), now);
      counted.push(name);
      if (made > most) return over;
    }
    return undefined;
  }

  async function make(
    service: VoiceSettings,
    name: string,
    what: Spoken,
    who: Identity | undefined,
  ): Promise<Sound | UsedUp> {
    const now = clock();
    const counted: string[] = [];
    let isMade = false;
    try {
      const over = await count(who, now, counted);
      if (over) return over;
      const { kind, bytes } = await rest.whileAwake(() => speak(service, what));
      isMade = true;
      // It was made and is played, and counts, though the next request has to make it again.
      await cache.put(name, kind, bytes).catch((error: unknown) => {
        log.error({ err: error }, 'a sound could not be kept');
      });
      return soundOf(kind, bytes);
    } finally {
      if (!isMade) for (const one of counted) await store.quotas.giveBack(one, now);
    }
  }

  /** The sound with a name; makes it if it is missing, once for all concurrent requests. */
  async function get(
    service: VoiceSettings,
    name: string,
    what: Spoken,
    who?: Identity,
  ): Promise<Sound | UsedUp> {
    const known = await cache.get(name);
    if (known) return known;
    const others = underWay.get(name);
    if (others) {
      const sound = await others;
      // The first caller's share was used up; this one's may not be.
      return sound === 'share used up' ? get(service, name, what, who) : sound;
    }
    const making = make(service, name, what, who).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  /** Whether it is stored, so that it costs nothing. */
  const has = async (name: string) => (await cache.get(name)) !== undefined;

  return { has, get };
}
