// Answers `/voice/{event}/{lang}/{part}` with the sound of one part. Protects: only what stands in a
// live event or the report of a day is ever spoken, a sound is made once for all who ask together, no more of them in a day
// than the operator wants to pay for, and no more for one visitor than their share of these.
import type { Logger } from 'pino';
import { refusalOf, type RefusalReason } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { languages, type Language } from '@/lib/model/text/languages';
import {
  voiceCacheBytes,
  voicePartsADay,
  voiceShareOfNetwork,
  voiceShareOfReader,
} from '@/lib/model/limits/voice';
import type { DayReports } from '../day/day-reports';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { rangedAnswer } from './ranged';
import { createSoundCache, type Sound } from './sound-cache';
import { speechEndsAt, speechQuota, speechShare } from './speech-quota';
import { speak } from './speech-service';
import { dayOfSounds, spokenDay } from './spoken-day';
import { spokenParts } from './spoken-parts';
import { soundMark, soundName, type AskedPart } from './voice-address';
import { voiceOf, type VoiceSettings } from './voice-settings';

const path = /^\/voice\/([\w.:-]{1,128})\/([a-z]{2})\/(\d{1,3})$/;

/** Sounds that one call of an operator has made: it is answered within a minute or so. */
const preparedAtOnce = 20;

export const isAudioPath = (pathname: string): boolean => pathname.startsWith('/voice/');

export type VoiceAudioOptions = {
  store: Store;
  voice: VoiceSettings | undefined;
  /** The reports of days, which are spoken like events. */
  days: Pick<DayReports, 'get'>;
  /** Where sounds are kept; made when the first one is. */
  folder: string;
  clock: Clock;
  log: Logger;
};

function no(reason: RefusalReason, detail: string, retryAfterSeconds?: number): Response {
  const { code, status, message } = refusalOf(reason, { detail });
  const base_resp = { error_code: code, error_message: message, reason };
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', `${retryAfterSeconds}`);
  return Response.json({ base_resp, code, msg: message }, { status, headers });
}

function asked(url: URL): AskedPart | undefined {
  const [, event, code, part] = path.exec(url.pathname) ?? [];
  const lang = languages.find((one) => one === code);
  if (event === undefined || !lang) return undefined;
  return { event, lang, part: Number(part), whole: !url.searchParams.has('short') };
}

/** Sounds of an event that were made, were there already, and are still to be made. */
type Prepared = { made: number; kept: number; left: number };

export type VoiceAudio = {
  /** `who` had it made counts for their share: what is there already is free. */
  answer(request: Request, who: Identity): Promise<Response>;
  /** Makes some of an event's sounds; undefined for an event that is not there. */
  prepare(
    event: string,
    lang: Language,
    speaker: string | undefined,
  ): Promise<Prepared | 'used up' | undefined>;
};

type Spoken = { text: string; voice: string };
type UsedUp = 'used up' | 'share used up';

/** Whose share a new sound is taken from: a reader's, else that of a device and its network. */
function sharesOf({ user, device, address }: Identity) {
  if (user) return [{ name: `u:${user}`, share: voiceShareOfReader }];
  return [
    ...(device ? [{ name: `d:${device}`, share: voiceShareOfReader }] : []),
    { name: `n:${address ?? ''}`, share: voiceShareOfNetwork },
  ];
}

export function createVoiceAudio(options: VoiceAudioOptions): VoiceAudio {
  const { store, voice, days, folder, clock, log } = options;
  const cache = createSoundCache(folder, voiceCacheBytes);
  const underWay = new Map<string, Promise<Sound | UsedUp>>();
  const partsADay = voice?.partsADay ?? voicePartsADay;

  async function make(
    service: VoiceSettings,
    name: string,
    what: Spoken,
    who: Identity | undefined,
  ): Promise<Sound | UsedUp> {
    const now = clock();
    const [quota, endsAt] = [speechQuota(now), speechEndsAt(now)];
    for (const { name: owner, share } of who ? sharesOf(who) : []) {
      const count = await store.quotas.count(speechShare(owner, now), endsAt, now);
      if (count > Math.max(1, Math.floor(partsADay * share))) return 'share used up';
    }
    const made = await store.quotas.count(quota, endsAt, now);
    if (made > partsADay) return 'used up';
    const { kind, bytes } = await speak(service, what);
    return cache.put(name, kind, bytes);
  }

  async function textOf({ event: id, lang, part, whole }: AskedPart): Promise<string | undefined> {
    const event = await store.events.get(id);
    return event && !event.taken_down ? spokenParts(event, lang, whole)[part]?.text : undefined;
  }

  /** Whatever the part of its number is by now, what is spoken is what its address was made of. */
  async function textOfDay(
    day: string,
    { lang, part }: AskedPart,
    isMeant: (text: string) => boolean,
  ): Promise<string | undefined> {
    const report = await days.get(day, lang);
    const texts =
      report && spokenDay(report, lang).flatMap(({ parts }) => parts.map((p) => p.text));
    const [same] = texts?.slice(part, part + 1) ?? [];
    return same !== undefined && isMeant(same) ? same : texts?.find(isMeant);
  }

  /** The sound under a name, made now where it is not there, once for all who ask together. */
  async function soundOf(
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
      // Whoever asked first has no more of a share; whoever waited for it may.
      return sound === 'share used up' ? soundOf(service, name, what, who) : sound;
    }
    const making = make(service, name, what, who).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  async function prepare(id: string, lang: Language, asked: string | undefined) {
    const event = await store.events.get(id);
    if (!voice || !event || event.taken_down) return undefined;
    const speaker = voiceOf(voice, asked);
    const done: Prepared = { made: 0, kept: 0, left: 0 };
    for (const { text } of spokenParts(event, lang, true)) {
      const name = soundName(text, speaker, voice);
      if (await cache.get(name)) done.kept += 1;
      else if (done.made >= preparedAtOnce) done.left += 1;
      else if (typeof (await soundOf(voice, name, { text, voice: speaker })) === 'string')
        return 'used up';
      else done.made += 1;
    }
    return done;
  }

  async function answer(request: Request, who: Identity): Promise<Response> {
    const url = new URL(request.url);
    const wanted = asked(url);
    if (!voice || !wanted) return no('missing', 'There is no such sound.');
    const speaker = voiceOf(voice, url.searchParams.get('speaker') ?? undefined);
    const mark = url.searchParams.get('v');
    const isMeant = (one: string) => mark === soundMark(soundName(one, speaker, voice));
    const day = dayOfSounds(wanted.event);
    const text = day === undefined ? await textOf(wanted) : await textOfDay(day, wanted, isMeant);
    if (!text) return no('missing', 'There is no such sound.');
    const name = soundName(text, speaker, voice);
    try {
      const sound = await soundOf(voice, name, { text, voice: speaker }, who);
      if (typeof sound === 'string') {
        const now = clock();
        return no('speechOfDay', '', Math.ceil((speechEndsAt(now) - now) / 1000));
      }
      return rangedAnswer(request, sound, name);
    } catch (error) {
      log.warn({ err: error }, 'no speech');
      return no('upstream', 'The speech service gave no usable answer.');
    }
  }

  return { answer, prepare };
}
