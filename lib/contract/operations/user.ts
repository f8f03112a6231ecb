// Interests, settings, tabs and mutes of a reader, and all that is kept of them as a file.
import * as z from 'zod';
import { ModifyInterests } from '@/lib/model/wire/enums';
import { interestTopicsLeast, interestTopicsMost } from '@/lib/model/limits/topics';
import { languages } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { ownDataSections } from '@/lib/model/account/own-data';
import { feedTab } from '../entities';
import { envelopeShape, plainEnvelope } from '../envelope';
import { cursor, ids } from '../fields';
import { interest, interestItem, readInterests, tagKey } from '../interests';
import { quietHours } from '../message';
import { mute, newMute } from '../mutes';
import { operation } from '../operation';

const wireLanguage = z.enum(languages.map((language) => toWireLanguage(language)));

const customizeInfo = z.object({
  /** Off: the recommend tab is the same for this reader as for everyone. */
  personalized_recommend: z.boolean(),
  /** Hours in which the bell shows no count; absent without any. */
  quiet_hours: quietHours.nullish(),
});

/** What is left out stays as it is; `quiet_hours: null` ends them. */
const customizeChange = customizeInfo
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'is empty');

export const userOperations = {
  /** The tabs of the feed, in order. */
  DisplayTabs: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/display_tabs',
    input: z.object({}),
    output: z.object({ ...envelopeShape, tabs: z.array(feedTab).optional() }),
    sample: {},
  }),
  /** Sent once per device; repeating it is harmless. */
  UpsertDeviceSettings: operation({
    group: 'user',
    method: 'POST',
    path: '/api/user/v1/upsert_device_settings',
    input: z.object({
      device_settings: z.object({
        language: wireLanguage,
        /** What the device itself speaks, as a language tag. */
        device_language: z.string().max(35),
      }),
    }),
    output: plainEnvelope,
    sample: { device_settings: { language: 'EN', device_language: 'en-US' } },
  }),
  /** Whether this reader has saved a selection of interests yet. Guests are known by their device. */
  IsFirstlyLogin: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/is_firstly_login',
    input: z.object({}),
    output: z.object({ ...envelopeShape, is_init_interests: z.boolean().optional() }),
    sample: {},
  }),
  /** What there is to choose from, in the reader's language as far as there is news in it. */
  GetUserCandidateInterests: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/get_user_candidate_interests',
    input: z.object({}),
    output: z.object({ ...envelopeShape, interests: z.array(interestItem).optional() }),
    sample: {},
  }),
  /** What this reader chose. */
  GetUserInterests: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/get_user_interests',
    input: z.object({}),
    output: z.object({ ...envelopeShape, interests: z.array(interest).optional() }),
    sample: {},
  }),
  /** Makes this the whole selection. `interests` is JSON: a list of category and keyword pairs. */
  InitializeUserInterests: operation({
    group: 'user',
    method: 'POST',
    path: '/api/user/v1/initialize_user_interests',
    input: z.object({
      interests: z
        .string()
        .max(48 * 1024)
        .refine(
          (text) => (readInterests(text)?.length ?? 0) >= interestTopicsLeast,
          `is not JSON of ${interestTopicsLeast} to ${interestTopicsMost} category and keyword pairs`,
        ),
    }),
    output: plainEnvelope,
    sample: {
      interests: JSON.stringify([
        { category: 'technology', keyword: 'Internet' },
        { category: 'technology', keyword: 'QR code' },
        { category: 'sports', keyword: 'Marathon' },
      ]),
    },
  }),
  /** Adds to the selection or takes out of it; a key is `category/keyword`. */
  ModifyUserInterests: operation({
    group: 'user',
    method: 'POST',
    path: '/api/user/v1/modify_user_interests',
    input: z.object({
      modify_type: z.enum(ModifyInterests),
      modify_tag_keys: z.array(tagKey).min(1).max(interestTopicsMost),
    }),
    output: plainEnvelope,
    sample: {
      modify_type: ModifyInterests.Add,
      modify_tag_keys: ['sports/Marathon', 'sports/Offside', 'technology/Internet'],
    },
  }),
  /** How a reader wants to be recommended to. */
  GetCustomizeInfo: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/get_customize_info',
    input: z.object({}),
    output: z.object({ ...envelopeShape, customize_info: customizeInfo.optional() }),
    sample: {},
  }),
  /** Changes what the call names, and leaves the rest. */
  SaveCustomizeInfo: operation({
    group: 'user',
    method: 'POST',
    path: '/api/user/v1/save_customize_info',
    input: z.object({ customize_info: customizeChange }),
    output: plainEnvelope,
    sample: { customize_info: { personalized_recommend: true } },
  }),
  /** What this reader wants less of, newest first; beyond the specification. Guests, too. */
  ListMutes: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/list_mutes',
    input: z.object({}),
    output: z.object({ ...envelopeShape, mutes: z.array(mute).optional() }),
    list: ['mutes'],
    sample: {},
  }),
  /**
   * Mutes a word, hides a source or asks for less of a subject. Repeating it is harmless. Answers
   * which of `shown_event_ids` it concerns, so that they leave the page at once.
   */
  AddMute: operation({
    group: 'user',
    method: 'POST',
    repeatable: true,
    path: '/api/user/v1/add_mute',
    input: z.object({ mute: newMute, shown_event_ids: ids.default([]) }),
    output: z.object({ ...envelopeShape, event_ids: ids.optional() }),
    sample: { mute: { kind: 'word', label: 'Marathon' }, shown_event_ids: [] },
  }),
  /** Repeating a call changes nothing. */
  RemoveMute: operation({
    group: 'user',
    method: 'POST',
    repeatable: true,
    path: '/api/user/v1/remove_mute',
    input: z.object({ mute }),
    output: plainEnvelope,
    sample: { mute: { kind: 'word', label: 'Marathon' } },
  }),
  /** Everything that is kept of the reader who asks, part by part; an addition of this service. */
  ExportOwnData: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/export_own_data',
    input: z.object({ section: z.enum(ownDataSections), cursor }),
    output: z.object({
      ...envelopeShape,
      data: z
        .object({
          items: z.array(z.record(z.string(), z.unknown())).default([]),
          has_more: z.boolean().default(false),
          next_cursor: z.string().default(''),
        })
        .optional(),
    }),
    sample: { section: 'favourites', cursor: '' },
  }),
};
