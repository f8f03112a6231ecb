// Mail over SMTP, one message at a time. Protects: it is never waited for without end, and
// nothing in a message can name a file or an address to fetch.
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { deliveryConnectMs, deliveryTotalMs } from '@/lib/model/limits/account';
import type { DeliveryChannel } from './delivery-channel';
import { dkimOptions, type MailSigning } from './mail-signing';

/** `from` may carry a name: `Cubewire <news@example.org>`. Without `signing` mails have no signature. */
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
      // An address of its own object is never read as a list of addresses.
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
 * What kept a mail from going: no server was reached that takes mail of this site, it takes none for
 * this address, or anything else, after which it may have been taken all the same.
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

/** Before anything of a message is sent: no name, no sign-in, no answer. */
const beforeMessage = new Set(['EDNS', 'EAUTH', 'ENOAUTH']);
const waitsBeforeMessage = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** Reads it from what the channel of {@link createMailer} rejects with. */
export function whyUndelivered(error: unknown): Undelivered {
  const { code = '', syscall, timeoutType = '', rejected } = readError(error);
  if (rejected && rejected.length > 0) return 'address';
  const isAway =
    beforeMessage.has(code) || waitsBeforeMessage.has(timeoutType) || syscall === 'connect';
  return isAway ? 'away' : 'other';
}

/** Whether no server has taken the mail, for sure: none was reached, or it said so itself. */
export function isUntaken(error: unknown): boolean {
  const { responseCode = 0 } = readError(error);
  return responseCode >= 400 || whyUndelivered(error) !== 'other';
}
