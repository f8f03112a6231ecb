// Answers `/voice/{event}/{lang}/{part}` with the sound of one part. Protects: only text of a live
// event or of a day's report is ever spoken.
import type { Logger } from 'pino';
import { refusalOf, type RefusalReason, type SpokenPart } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import { languages, type Language } from '@/lib/model/text/languages';
import type { DayReports } from '../day/day-reports';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import { createMadeSounds } from './made-sounds';
import { rangedAnswer } from './ranged';
import { speechEndsAt } from './speech-quota';
import { SpeechRests } from './speech-rest';
import { dayOfSounds, spokenDay } from './spoken-day';
import { spokenParts } from './spoken-parts';
import { soundMark, soundName, type AskedPart } from './voice-address';
import { voiceOf, type VoiceSettings } from './voice-settings';

const path = /^\/voice\/([\w.:-]{1,128})\/([a-z]{2})\/(\d{1,3})$/;

/** The most sounds that one operator call makes, so that it finishes within about a minute. */
const preparedAtOnce = 20;

/** Whether a path is that of a sound, existing or not. */
export const isAudioPath = (pathname: string): boolean => pathname.startsWith('/voice/');

export type VoiceAudioOptions = {
  store: Store;
  voice: VoiceSettings | undefined;
  /** The reports of days, which are spoken like events. */
  days: Pick<DayReports, 'get'>;
  /** The folder of the sounds; created with the first one. */
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

/** The sounds of an event: just made, stored before, and still to be made. */
type Prepared = { made: number; kept: number; left: number };

export type VoiceAudio = {
  /** New sounds count for the share of `who`; stored ones are free. */
  answer(request: Request, who: Identity): Promise<Response>;
  /** Makes some of an event's sounds; undefined for an unknown event. */
  prepare(
    event: string,
    lang: Language,
    speaker: string | undefined,
  ): Promise<Prepared | 'used up' | 'failed' | undefined>;
};

/** Without a `voice` every sound is 404: devices speak. */
export function createVoiceAudio(options: VoiceAudioOptions): VoiceAudio {
  const { store, voice, days, clock, log } = options;
  const sounds = createMadeSounds(options);

  async function partsOf({ event: id, lang, whole }: AskedPart): Promise<SpokenPart[]> {
    const event = await store.events.get(id);
    return event && !event.taken_down ? spokenParts(event, lang, whole) : [];
  }

  async function partsOfDay(day: string, lang: Language): Promise<SpokenPart[]> {
    const report = await days.get(day, lang);
    return report ? spokenDay(report, lang).flatMap(({ parts }) => parts) : [];
  }

  /**
   * Speaks the text that the address was made from, even if another part has its number by now. An
   * address without a mark, allowed for events only, means the part that has the number now.
   */
  async function textOf(
    asked: AskedPart,
    mark: string | null,
    isMeant: (text: string) => boolean,
  ): Promise<string | undefined> {
    const day = dayOfSounds(asked.event);
    const parts = day === undefined ? await partsOf(asked) : await partsOfDay(day, asked.lang);
    const same = parts[asked.part]?.text;
    if (same !== undefined && isMeant(same)) return same;
    if (mark === null && day === undefined) return same;
    return parts.find(({ text }) => isMeant(text))?.text;
  }

  function noSound(error: unknown): undefined {
    if (!(error instanceof SpeechRests)) log.warn({ err: error }, 'no speech');
  }

  async function prepare(id: string, lang: Language, asked: string | undefined) {
    const event = await store.events.get(id);
    if (!voice || !event || event.taken_down) return undefined;
    const speaker = voiceOf(voice, asked);
    const done: Prepared = { made: 0, kept: 0, left: 0 };
    let fails = false;
    for (const { text } of spokenParts(event, lang, true)) {
      const name = soundName(text, speaker, voice);
      if (await sounds.has(name)) done.kept += 1;
      else if (fails || done.made >= preparedAtOnce) done.left += 1;
      else {
        const sound = await sounds.get(voice, name, { text, voice: speaker }).catch(noSound);
        if (typeof sound === 'string') return 'used up';
        fails = sound === undefined;
        if (sound) done.made += 1;
        else done.left += 1;
      }
    }
    // Report the sounds that were made before the failure.
    return fails && done.made === 0 ? 'failed' : done;
  }

  async function answer(request: Request, who: Identity): Promise<Response> {
    const url = new URL(request.url);
    const wanted = asked(url);
    if (!voice || !wanted) return no('missing', 'There is no such sound.');
    const speaker = voiceOf(voice, url.searchParams.get('speaker') ?? undefined);
    const mark = url.searchParams.get('v');
    const isMeant = (one: string) => mark === soundMark(soundName(one, speaker, voice));
    const text = await textOf(wanted, mark, isMeant);
    if (!text) return no('missing', 'There is no such sound.');
    const name = soundName(text, speaker, voice);
    try {
      const sound = await sounds.get(voice, name, { text, voice: speaker }, who);
      if (typeof sound === 'string') {
        const now = clock();
        return no('speechOfDay', '', Math.ceil((speechEndsAt(now) - now) / 1000));
      }
      return rangedAnswer(request, sound, name);
    } catch (error) {
      noSound(error);
      return no('upstream', 'The speech service gave no usable answer.');
    }
  }

  return { answer, prepare };
}
