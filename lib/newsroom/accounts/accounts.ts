// What the login calls use besides the store: keys, the channels that deliver codes, and the
// sign-in providers.
import type { Logger } from 'pino';
import { messagesADay, phoneCodeLength } from '@/lib/model/limits/account';
import type { Clock } from '../types';
import {
  createDeliveryChannels,
  type DeliveryOptions,
  type DeliveryChannels,
} from './delivery-channels';
import { createKeys, type Keys } from './keys';
import { createPasswords, type PasswordCost, type Passwords } from './password';
import { createProviders, type ProviderOptions, type Providers } from './providers';

export type AccountOptions = DeliveryOptions & {
  /** "Phone 4 digits (a setting)." */
  phoneCodeLength?: number;
  /** The site-wide limits of mails and of phone messages in a day. */
  messagesADay?: number;
  providers?: ProviderOptions;
  /** The cost of hashing a password; only tests set it. */
  passwordCost?: PasswordCost;
};

export type Accounts = {
  keys: Keys;
  passwords: Passwords;
  channels: DeliveryChannels;
  providers: Providers;
  phoneCodeLength: number;
  messagesADay: number;
  close(): void;
};

/**
 * Creates the parts of the login calls from the service's secret; `options` say which channels and
 * providers are available.
 */
export function createAccountParts(
  secret: string,
  options: AccountOptions,
  clock: Clock,
  log: Logger,
): Accounts {
  const channels = createDeliveryChannels(options, clock, log);
  return {
    keys: createKeys(secret),
    passwords: createPasswords(options.passwordCost),
    channels,
    providers: createProviders(options.providers ?? {}, clock),
    phoneCodeLength: options.phoneCodeLength ?? phoneCodeLength,
    messagesADay: options.messagesADay ?? messagesADay,
    close: channels.close,
  };
}
