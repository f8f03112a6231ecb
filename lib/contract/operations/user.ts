import { z } from 'zod';
import { feedTab } from '../entities';
import { envelopeShape, plainEnvelope } from '../envelope';
import { operation } from '../operation';

const wireLanguage = z.enum(['EN', 'ZH', 'PH']);

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
};
