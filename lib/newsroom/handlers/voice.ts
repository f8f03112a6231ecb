// Speech: one event, several of them, or the report of a day.
import { takenDown, type Playlist } from '@/lib/contract';
import { voiceEventsMost } from '@/lib/model/limits/voice';
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import type { Context, Handlers } from '../context';
import { namedDay } from '../day/calendar-day';
import { reportFor } from '../day/report-for';
import { ownerOf } from '../owner';
import type { StoredEvent } from '../types';
import { soundsOfDay, spokenDay } from '../voice/spoken-day';
import { spokenParts, spokenTitle } from '../voice/spoken-parts';
import { withAudio } from '../voice/voice-address';
import { voiceOf } from '../voice/voice-settings';

const gone = { code: takenDown, msg: 'This article is no longer available.', data: null };

function playlistOf(
  event: StoredEvent,
  { lang, whole, speaker }: { lang: Language; whole: boolean; speaker?: string },
  { voice }: Context,
): Playlist {
  const parts = spokenParts(event, lang, whole);
  const title = spokenTitle(event, lang);
  return {
    event_id: event.id,
    title: title.text,
    lang: toTag(title.lang),
    ...(voice ? { speaker: voiceOf(voice, speaker) } : {}),
    parts: withAudio(parts, { event: event.id, lang, whole }, speaker, voice),
  };
}

/** Live events in the order of `ids`; whole ones are loaded one by one. */
async function eventsOf(
  ids: readonly string[],
  whole: boolean,
  { store }: Context,
): Promise<StoredEvent[]> {
  if (!whole) return store.events.getMany(ids);
  const found = await Promise.all([...new Set(ids)].map((id) => store.events.get(id)));
  return found.flatMap((event) => (event && !event.taken_down ? [event] : []));
}

/** The report of a day, each part with its sound where there is a speech service. */
async function playlistsOfDay(
  name: string,
  { lang, speaker }: { lang: Language; speaker?: string },
  { store, identity, days, now, voice }: Context,
): Promise<Playlist[] | undefined> {
  const day = namedDay(name, now, days.settings);
  const whole = await days.get(day, lang);
  if (!whole) return undefined;
  const report = await reportFor(store, ownerOf(identity), whole);
  let first = 0;
  return spokenDay(report, lang).map((list): Playlist => {
    const of = { event: soundsOfDay(day), lang, whole: true, first };
    first += list.parts.length;
    const spoken = { ...list, parts: withAudio(list.parts, of, speaker, voice) };
    return voice ? { ...spoken, speaker: voiceOf(voice, speaker) } : spoken;
  });
}

export const voiceHandlers: Handlers<'voice'> = {
  async GetVoicePlaylist({ event_id, lang, speaker }, context) {
    const [event] = await eventsOf([event_id], true, context);
    if (!event) return gone;
    const asked = { lang: lang ?? context.call.language, whole: true, speaker };
    return { data: playlistOf(event, asked, context) };
  },

  async GetVoiceText({ event_id, lang: wanted }, context) {
    const lang = wanted ?? context.call.language;
    const [event] = await eventsOf([event_id], true, context);
    if (!event) return gone;
    const { parts } = playlistOf(event, { lang, whole: true }, context);
    const text = parts.map((part) => part.text).join('\n');
    return { data: { event_id: event.id, lang, text, parts } };
  },

  async GetVoiceInfo(_input, { voice }) {
    return {
      data: {
        speech: voice ? 'service' : 'device',
        speakers: [...(voice?.voices ?? [])],
        languages: languages.map((lang) => ({ lang, tag: toTag(lang) })),
        events_most: voiceEventsMost,
      },
    };
  },

  async ListVoicePlaylists({ event_ids, lang: wanted, daily_type, date, speaker }, context) {
    const lang = wanted ?? context.call.language;
    if (event_ids.length === 0 && (date !== undefined || daily_type !== undefined)) {
      const playlists = await playlistsOfDay(date ?? 'today', { lang, speaker }, context);
      const none = { code: takenDown, msg: 'There is no report of that day.', data: null };
      return playlists ? { data: { playlists } } : none;
    }
    const whole = daily_type === 'full';
    const events = await eventsOf(event_ids, whole, context);
    const asked = { lang, whole, speaker };
    return { data: { playlists: events.map((event) => playlistOf(event, asked, context)) } };
  },
};
