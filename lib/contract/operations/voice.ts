// Reading news aloud.
import * as z from 'zod';
import { voiceEventsMost } from '@/lib/model/limits/voice';
import { anyLanguage, dayName } from '../daily-report';
import { envelopeShape } from '../envelope';
import { id } from '../fields';
import { operation } from '../operation';
import { playlist, spokenPart } from '../voice';

const sampleId = 'sample-leap-second';

const speaker = z.string().max(64).optional();

export const voiceOperations = {
  /** An event as parts to be spoken. `code` -1: taken down or unknown. */
  GetVoicePlaylist: operation({
    group: 'voice',
    method: 'GET',
    path: '/api/events/v1/voice/playlist',
    input: z.object({ event_id: id, lang: anyLanguage, speaker }),
    output: z.object({ ...envelopeShape, data: playlist.nullish() }),
    sample: { event_id: sampleId, lang: 'en' },
  }),
  /** The same as one text. */
  GetVoiceText: operation({
    group: 'voice',
    method: 'GET',
    path: '/api/events/v1/voice/text',
    input: z.object({ event_id: id, lang: anyLanguage }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          event_id: z.string(),
          lang: z.string(),
          /** A line for each paragraph and heading. */
          text: z.string(),
          parts: z.array(spokenPart).default([]),
        })
        .nullish(),
    }),
    sample: { event_id: sampleId, lang: 'en' },
  }),
  /** Which voices are available, in which languages, and within which limits. */
  GetVoiceInfo: operation({
    group: 'voice',
    method: 'GET',
    path: '/api/events/v1/voice/info',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          /**
           * `device`: the reader's own device speaks; `service`: parts have the address of a sound.
           */
          speech: z.enum(['device', 'service']),
          /** Values for `speaker`, the default first; empty if devices speak. */
          speakers: z.array(z.string()).default([]),
          languages: z.array(z.object({ lang: z.string(), tag: z.string() })).default([]),
          events_most: z.number().int(),
        })
        .optional(),
    }),
    sample: {},
  }),
  /**
   * Several events in succession, or, with a `date` and no events, the report of that day.
   * `daily_type` `full`: whole articles; anything else: title and brief.
   */
  ListVoicePlaylists: operation({
    group: 'voice',
    method: 'POST',
    path: '/api/events/v1/voice/batch_playlist',
    reads: true,
    input: z.object({
      event_ids: z.array(id).max(voiceEventsMost).default([]),
      lang: anyLanguage,
      daily_type: z.union([z.string().max(40), z.number()]).optional(),
      date: dayName.optional(),
      speaker,
    }),
    output: z.object({
      ...envelopeShape,
      data: z.object({ playlists: z.array(playlist).default([]) }).nullish(),
    }),
    list: ['data', 'playlists'],
    sample: { event_ids: [sampleId], lang: 'en' },
  }),
};
