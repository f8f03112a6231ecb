// The calls by which a visitor without an account has something kept.
import type { OperationName } from './catalog';

export const guestWrites: ReadonlySet<OperationName> = new Set([
  'DisinterestFeedback',
  'InitializeUserInterests',
  'MarkTopicRead',
  'MarkUserRead',
  'ModifyUserInterests',
  'Report',
  'SaveCustomizeInfo',
  'UpsertDeviceSettings',
]);
