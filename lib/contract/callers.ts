// Who a call is for, where that is not everybody: what the API's document says, and what holds for
// access tokens.
import { operations, type OperationName } from './catalog';
import type { Operation } from './operation';

/** For signed-in readers alone; operators' calls are a group of their own. */
export const signInCalls: ReadonlySet<OperationName> = new Set([
  'ActOnComment',
  'CancelAccount',
  'ChangeAddress',
  'ChangePassword',
  'CollectEvent',
  'CollectOrUncollectEvents',
  'ConfigTheme',
  'CreateAccessToken',
  'CreateComment',
  'CreateReply',
  'CreateTheme',
  'CreateTopic',
  'DeleteComment',
  'DeleteDeepMind',
  'DeleteTheme',
  'DeleteTopic',
  'EditTopic',
  'EndOtherSessions',
  'EndSession',
  'FollowTheme',
  'FollowTopic',
  'GetAccount',
  'GetDailyMail',
  'GetThemeCard',
  'GetThemeData',
  'KeepReadingPlace',
  'LikeFeedBack',
  'ListAccessTokens',
  'ListCollectEvents',
  'ListMessages',
  'ListSessions',
  'MarkMessagesRead',
  'PreCreateTopic',
  'PreviewTheme',
  'QueryDeepMind',
  'RenameAccount',
  'RevokeAccessToken',
  'SaveDeepMind',
  'SendAddressCode',
  'SendCancelCode',
  'SetDailyMail',
  'StartDeepMind',
  'StopDeepMind',
  'UnfollowTheme',
]);

/**
 * Reads whose whole answer is what is kept of one reader. While nobody can say who asks they are not
 * answered: what a guest has would pass for the reader's, and be saved in its place.
 */
export const ownReads: ReadonlySet<OperationName> = new Set([
  'ExportOwnData',
  'GetAllowance',
  'GetBotCustomize',
  'GetCustomizeInfo',
  'GetRemoteCache',
  'GetUnreadMessageCount',
  'GetUserInterests',
  'IsFirstlyLogin',
  'ListCollectedPosts',
  'ListDisplayedEvents',
  'ListDisplayedPosts',
  'ListFollowedBots',
  'ListFollowedPosts',
  'ListFollowedTopics',
  'ListMutes',
  'ListPostHistory',
  'ListThemes',
]);

/** Calls about the whole of an account: a program that lost its token must not lose these as well. */
const ofTheWhole: ReadonlySet<OperationName> = new Set([
  'ClearDeviceHistory',
  'ClearUserHistory',
  'ExportOwnData',
]);
/** A token is its reader's and has no device: it could never set up one. */
const ofDevices: ReadonlySet<OperationName> = new Set(['UpsertDeviceSettings']);
const ofAccounts: ReadonlySet<Operation['group']> = new Set(['inner', 'login', 'tokens']);

const isOfOperators = (path: string) => /^\/(internal|api\/inner)(\/|$)/.test(path);

/** No personal access token is good for these. */
export function isClosedToTokens(name: OperationName): boolean {
  const { group, path }: Operation = operations[name];
  const isClosed = ofTheWhole.has(name) || ofDevices.has(name);
  return isClosed || ofAccounts.has(group) || isOfOperators(path);
}
