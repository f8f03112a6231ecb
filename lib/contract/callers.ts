// Which calls are not open to everybody, for the API document, and which are closed to access
// tokens.
import { operations, type OperationName } from './catalog';
import type { Operation } from './operation';

/** For signed-in readers only; operators' calls are a separate group. */
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
 * Reads whose whole answer is data of one reader. They are refused while the caller's identity
 * cannot be determined: otherwise a guest's data would be taken for the reader's and stored in its
 * place.
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

/**
 * Calls that affect a whole account: a token that a program loses must not be able to make them.
 */
const ofTheWhole: ReadonlySet<OperationName> = new Set([
  'ClearDeviceHistory',
  'ClearUserHistory',
  'ExportOwnData',
]);
/** A token belongs to a reader and has no device, so it could never set one up. */
const ofDevices: ReadonlySet<OperationName> = new Set(['UpsertDeviceSettings']);
const ofAccounts: ReadonlySet<Operation['group']> = new Set(['inner', 'login', 'tokens']);

const isOfOperators = (path: string) => /^\/(internal|api\/inner)(\/|$)/.test(path);

/** Whether personal access tokens are refused for this call. */
export function isClosedToTokens(name: OperationName): boolean {
  const { group, path }: Operation = operations[name];
  const isClosed = ofTheWhole.has(name) || ofDevices.has(name);
  return isClosed || ofAccounts.has(group) || isOfOperators(path);
}
