// The calls through which a visitor without an account has something stored.
import type { OperationName } from './catalog';

export const guestWrites: ReadonlySet<OperationName> = new Set([
  'AddMute',
  'ClearDeviceHistory',
  'ClearUserHistory',
  'DeleteTurns',
  'Disinterest',
  'DisinterestFeedback',
  'FollowBot',
  'Heartbeat',
  'HeartbeatRecover',
  'InitInterestsByBots',
  'InitializeUserInterests',
  'MarkAllRead',
  'MarkTopicRead',
  'MarkUserRead',
  'ModifyUserInterests',
  'PublishAnswer',
  'RateAnswer',
  'RemoveMute',
  'Report',
  'SaveCustomizeInfo',
  'SetRemoteCache',
  'SystemFeedback',
  'UndoMarkAllRead',
  'UnfollowBot',
  'UnsubscribeDailyMail',
  'UpdateBotCustomize',
  'UpsertDeviceSettings',
  'UserFeedback',
  'WithdrawAnswer',
]);

/** Lists whose callers report what they showed: it becomes a guest's history, within limits. */
export const guestShows: ReadonlySet<OperationName> = new Set([
  'ListEvents',
  'ListImmersedPosts',
  'ListPosts',
  'ListTabEvents',
]);
