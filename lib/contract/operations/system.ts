// Deleting what is stored for a device or a reader.
import * as z from 'zod';
import { plainEnvelope } from '../envelope';
import { operation } from '../operation';

export const systemOperations = {
  /**
   * Deletes everything stored for this device, settings too; called after an account was deleted.
   */
  ClearDeviceHistory: operation({
    group: 'system',
    method: 'POST',
    path: '/api/system/v1/clear_device_history',
    input: z.object({}),
    output: plainEnvelope,
    sample: {},
  }),
  /**
   * Deletes everything that a reader did; called after an account was deleted. Does nothing if
   * nobody is signed in.
   */
  ClearUserHistory: operation({
    group: 'system',
    method: 'POST',
    path: '/api/system/v1/clear_user_history',
    input: z.object({}),
    output: plainEnvelope,
    sample: {},
  }),
};
