// What is kept for a device, taken away.
import * as z from 'zod';
import { plainEnvelope } from '../envelope';
import { operation } from '../operation';

export const systemOperations = {
  /** Everything that is kept for this device, settings too; made after an account was deleted. */
  ClearDeviceHistory: operation({
    group: 'system',
    method: 'POST',
    path: '/api/system/v1/clear_device_history',
    input: z.object({}),
    output: plainEnvelope,
    sample: {},
  }),
  /** Everything that a reader did; made after an account was deleted. Nobody signed in: nothing to do. */
  ClearUserHistory: operation({
    group: 'system',
    method: 'POST',
    path: '/api/system/v1/clear_user_history',
    input: z.object({}),
    output: plainEnvelope,
    sample: {},
  }),
};
