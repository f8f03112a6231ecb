// What a handler gets besides its input: the store, the clock and the caller.
import type { Logger } from 'pino';
import type { Answer, OperationName, Operations, ParsedInput } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import type { Language } from '@/lib/model/text/languages';
import type { Accounts } from './accounts/accounts';
import type { Assistant } from './assistant/assistant';
import type { DeepMind } from './deep-mind/deep-mind';
import type { UnsubscribeTokens } from './day-mail/unsubscribe-token';
import type { ModelBudget } from './model/model-spend';
import type { DayReports } from './day/day-reports';
import type { FeedAtParts } from './themes/feed-at';
import { ownerOf } from './owner';
import { Refusal } from './refusal';
import type { StorageState } from './storage-state';
import type { Owner, Store } from './store/contract/store';
import type { VoiceAudio } from './voice/voice-audio';
import type { VoiceSettings } from './voice/voice-settings';

export type Context = {
  store: Store;
  /** Milliseconds since 1970. */
  now: number;
  identity: Identity;
  assistant: Assistant;
  accounts: Accounts;
  deepMind: DeepMind;
  /** How an address is checked before it becomes a feed. */
  feedSource: FeedAtParts;
  /** The reports of days, and the tokens that unsubscribe from their mail. */
  days: DayReports;
  unsubscribing: UnsubscribeTokens;
  /** The operator's speech service; without one devices speak. */
  voice?: VoiceSettings;
  /** Makes the sounds of that service. */
  voiceAudio?: VoiceAudio;
  /** The token in the caller's session cookie, valid or not. */
  sessionToken?: string;
  /** `Set-Cookie` values for the response. */
  setCookies: string[];
  call: CallHeaders;
  /** The keys of the operator's tabs, in order; without them a rule decides. */
  tabs?: readonly string[];
  /** Account ids or addresses of operators, from the setting. */
  operators?: readonly string[];
  /** Most new topics of all readers in a day. */
  topicsOfSite?: number;
  /** The most tokens a day, and prices. */
  modelBudget?: ModelBudget;
  /** Learns of writes that failed. */
  storage: Pick<StorageState, 'note'>;
  log: Logger;
};

/** The headers of a call. */
export type CallHeaders = {
  /** The id of the conversation with the assistant, or ''. */
  session: string;
  language: Language;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

export type Handler<N extends OperationName> = (
  input: ParsedInput<N>,
  context: Context,
) => Promise<Answer<N>>;

/** A call that is answered with a stream; it can only be refused before the stream begins. */
export type StreamHandler<N extends OperationName> = (
  input: ParsedInput<N>,
  context: Context,
) => Promise<ReadableStream<Uint8Array>>;

type HandlerOf<N extends OperationName> = Operations[N] extends { stream: true }
  ? StreamHandler<N>
  : Handler<N>;

/** The handlers of one group: a missing or an extra one does not compile. */
export type Handlers<G extends Operations[OperationName]['group']> = {
  [N in OperationName as Operations[N]['group'] extends G ? N : never]: HandlerOf<N>;
};

/** The owner to store something for: a visitor without a device id is refused. */
export function readerOf({ identity }: Context): Owner {
  const owner = ownerOf(identity);
  if (!owner) throw new Refusal('noReader');
  return owner;
}

/** The signed-in reader; throws the refusal that makes the client open the sign-in flow. */
export function signedIn({ identity }: Context): Owner {
  if (!identity.user) throw new Refusal('signIn');
  return `u:${identity.user}`;
}
