// Mail over SMTP, one message at a time. Protects: no wait is endless, and nothing in a message can
// name a file or an address to fetch.
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { deliveryConnectMs, deliveryTotalMs } from '@/lib/model/limits/account';
import type { DeliveryChannel } from './delivery-channel';
import { dkimOptions, type MailSigning } from './mail-signing';

/**
 * `from` may include a name: `Cubewire <news@example.org>`. Without `signing` mails are unsigned.
 */
export function createMailer(
  url: string,
  from?: string,
  signing?: MailSigning,
): { send: DeliveryChannel; close(): void } {
  const { hostname } = new URL(url);
  const transport = createTransport(
    {
      url,
      connectionTimeout: deliveryConnectMs,
      greetingTimeout: deliveryConnectMs,
      socketTimeout: deliveryTotalMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      dkim: signing && dkimOptions(signing),
    },
    { from: from ?? `news@${hostname}` },
  );
  return {
    async send({ to, subject, text, html, headers }) {
      // An address in an object is never parsed as a list of addresses.
      const { response } = await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      return response;
    },
    close: () => transport.close(),
  };
}

/**
 * Why a mail was not delivered: no server that accepts this site's mail was reached, it accepts
 * none for this address, or any other error, after which the mail may have been taken all the same.
 */
export type Undelivered = 'away' | 'address' | 'other';

const smtpError = z.object({
  code: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
  rejected: z.array(z.unknown()).optional(),
  responseCode: z.number().optional(),
});
const readError = (error: unknown) => smtpError.safeParse(error).data ?? {};

/** Failures before any part of a message is sent: no DNS name, no sign-in, no answer. */
const beforeMessage = new Set(['EDNS', 'EAUTH', 'ENOAUTH']);
const waitsBeforeMessage = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** Classifies the error that the channel of {@link createMailer} rejects with. */
export function whyUndelivered(error: unknown): Undelivered {
  const { code = '', syscall, timeoutType = '', rejected } = readError(error);
  if (rejected && rejected.length > 0) return 'address';
  const isAway =
    beforeMessage.has(code) || waitsBeforeMessage.has(timeoutType) || syscall === 'connect';
  return isAway ? 'away' : 'other';
}

/** Whether certainly no server took the mail: none was reached, or the server refused it. */
export function isUntaken(error: unknown): boolean {
  const { responseCode = 0 } = readError(error);
  return responseCode >= 400 || whyUndelivered(error) !== 'other';
}
