// A reader's interests, settings, tabs and mutes, and the export of everything stored about them.
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
  /** If false, the recommend tab is the same for this reader as for everyone. */
  personalized_recommend: z.boolean(),
  /** Hours in which the bell shows no count; absent if there are none. */
  quiet_hours: quietHours.nullish(),
});

/** Fields left out stay unchanged; `quiet_hours: null` removes them. */
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
  /** Reports a device's settings, once per device; repeating it is harmless. */
  UpsertDeviceSettings: operation({
    group: 'user',
    method: 'POST',
    path: '/api/user/v1/upsert_device_settings',
    input: z.object({
      device_settings: z.object({
        language: wireLanguage,
        /** The device's own language, as a language tag. */
        device_language: z.string().max(35),
      }),
    }),
    output: plainEnvelope,
    sample: { device_settings: { language: 'EN', device_language: 'en-US' } },
  }),
  /**
   * Whether this reader has saved a selection of interests yet. Guests are known by their device.
   */
  IsFirstlyLogin: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/is_firstly_login',
    input: z.object({}),
    output: z.object({ ...envelopeShape, is_init_interests: z.boolean().optional() }),
    sample: {},
  }),
  /** The interests to choose from, in the reader's language as far as there is news in it. */
  GetUserCandidateInterests: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/get_user_candidate_interests',
    input: z.object({}),
    output: z.object({ ...envelopeShape, interests: z.array(interestItem).optional() }),
    sample: {},
  }),
  /** The interests that this reader chose. */
  GetUserInterests: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/get_user_interests',
    input: z.object({}),
    output: z.object({ ...envelopeShape, interests: z.array(interest).optional() }),
    sample: {},
  }),
  /** Replaces the whole selection. `interests` is JSON: a list of category and keyword pairs. */
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
  /** Adds interests to the selection or removes them; a key is `category/keyword`. */
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
  /** The reader's settings for recommendations and quiet hours. */
  GetCustomizeInfo: operation({
    group: 'user',
    method: 'GET',
    path: '/api/user/v1/get_customize_info',
    input: z.object({}),
    output: z.object({ ...envelopeShape, customize_info: customizeInfo.optional() }),
    sample: {},
  }),
  /** Changes the settings that the call names, and leaves the rest. */
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
   * Mutes a word, hides a source or asks for less of a subject. Repeating it is harmless. Returns
   * which of `shown_event_ids` are affected, so that they can leave the page at once.
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
  /** Removes a mute. Repeating a call changes nothing. */
  RemoveMute: operation({
    group: 'user',
    method: 'POST',
    repeatable: true,
    path: '/api/user/v1/remove_mute',
    input: z.object({ mute }),
    output: plainEnvelope,
    sample: { mute: { kind: 'word', label: 'Marathon' } },
  }),
  /** Everything stored about the calling reader, part by part; an addition of this service. */
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
