// What the login calls work with besides the store: keys, whoever carries codes, and the providers.
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
  /** Mails, and messages to phones, that the whole site sends in a day. */
  messagesADay?: number;
  providers?: ProviderOptions;
  /** What hashing a password costs; only tests set it. */
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
 * The parts of the login calls from the secret of the service; `options` say which channels and
 * providers there are.
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
