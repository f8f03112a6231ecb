// What is read aloud: events, several of them, or the report of a day.
import { takenDown, type Playlist, type SpokenPart } from '@/lib/contract';
import { voiceEventsMost } from '@/lib/model/limits/voice';
import { languages, pickText, toTag, type Language } from '@/lib/model/text/languages';
import type { Context, Handlers } from '../context';
import { namedDay } from '../day/calendar-day';
import type { StoredEvent } from '../types';
import { inBreaths, spokenLine, spokenParts } from '../voice/spoken-parts';
import { withAudio } from '../voice/voice-address';
import { voiceOf } from '../voice/voice-settings';

const gone = { code: takenDown, msg: 'This article is no longer available.', data: null };

function playlistOf(
  event: StoredEvent,
  { lang, whole, speaker }: { lang: Language; whole: boolean; speaker?: string },
  { voice }: Context,
): Playlist {
  const parts = spokenParts(event, lang, whole);
  const [title] = parts;
  return {
    event_id: event.id,
    title: title?.text ?? '',
    lang: title?.lang ?? toTag(event.lang),
    ...(voice ? { speaker: voiceOf(voice, speaker) } : {}),
    parts: withAudio(parts, { event: event.id, lang, whole }, speaker, voice),
  };
}

/** Live events in the order of `ids`; the whole ones are read one by one. */
async function eventsOf(
  ids: readonly string[],
  whole: boolean,
  { store }: Context,
): Promise<StoredEvent[]> {
  if (!whole) return store.events.getMany(ids);
  const found = await Promise.all([...new Set(ids)].map((id) => store.events.get(id)));
  return found.flatMap((event) => (event && !event.taken_down ? [event] : []));
}

/** A report as it is read aloud: the name of each section, then title and sentence of its entries. */
async function playlistsOfDay(
  name: string,
  lang: Language,
  { days, now }: Context,
): Promise<Playlist[] | undefined> {
  const report = await days.get(namedDay(name, now, days.settings), lang);
  return report?.sections.flatMap((section) =>
    section.entries.map((entry, at): Playlist => {
      const said = (kind: SpokenPart['kind'], text: string, tag: string): SpokenPart[] =>
        inBreaths(spokenLine(text)).map((line) => ({ kind, text: line, lang: tag }));
      const heading = at === 0 ? said('section', pickText(section.name, lang), toTag(lang)) : [];
      const { sentence } = entry;
      return {
        event_id: entry.event_id,
        title: entry.title,
        lang: entry.lang,
        parts: [
          ...heading,
          ...said('title', entry.title, entry.lang),
          ...(sentence ? said('sentence', sentence.text, sentence.lang) : []),
        ],
      };
    }),
  );
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
      const playlists = await playlistsOfDay(date ?? 'today', lang, context);
      const none = { code: takenDown, msg: 'There is no report of that day.', data: null };
      return playlists ? { data: { playlists } } : none;
    }
    const whole = daily_type === 'full';
    const events = await eventsOf(event_ids, whole, context);
    const asked = { lang, whole, speaker };
    return { data: { playlists: events.map((event) => playlistOf(event, asked, context)) } };
  },
};
