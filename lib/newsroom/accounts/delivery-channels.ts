// The channels that carry codes to readers: a mail server, an SMS gateway or, on a local machine,
// the outbox. The configuration decides once which of them exist.
import type { Logger } from 'pino';
import type { Clock } from '../types';
import type { DeliveryChannel, Message } from './delivery-channel';
import { createMailer } from './mail';
import type { MailSigning } from './mail-signing';
import { createOutbox, type Outbox } from './outbox';
import { createSms } from './sms';

export type DeliveryOptions = {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl?: string;
  mailFrom?: string;
  mailSigning?: MailSigning;
  smsGatewayUrl?: string;
  smsGatewayToken?: string;
  /** Whether messages without a channel go to an outbox: `env: local` only. */
  outbox?: boolean;
};

export type DeliveryChannels = {
  /**
   * The channel for a kind of message, if there is one; `local` says that the site is a local one.
   */
  of(kind: Message['kind'], local: boolean): DeliveryChannel | undefined;
  outbox?: Outbox;
  close(): void;
};

/** A kind without a channel is a way to sign in that is not offered. */
export function createDeliveryChannels(
  options: DeliveryOptions,
  clock: Clock,
  log: Logger,
): DeliveryChannels {
  const { smtpUrl, mailFrom, mailSigning, smsGatewayUrl, smsGatewayToken } = options;
  const mailer = smtpUrl ? createMailer(smtpUrl, mailFrom, mailSigning) : undefined;
  const sms = smsGatewayUrl ? createSms(smsGatewayUrl, smsGatewayToken) : undefined;
  const outbox = options.outbox ? createOutbox() : undefined;
  const real = { email: mailer?.send, phone: sms };

  return {
    of(kind, local) {
      if (real[kind] || !outbox || !local) return real[kind];
      return async (message) => {
        outbox.put({ ...message, sent_at: clock() });
        log.info({ kind }, 'a message waits at /dev/outbox');
        return '/dev/outbox';
      };
    },
    outbox,
    close: () => mailer?.close(),
  };
}
