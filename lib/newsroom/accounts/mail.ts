// Mail over SMTP, one message at a time. Protects: it is never waited for without end, and
// nothing in a message can name a file or an address to fetch.
import { createTransport } from 'nodemailer';
import { deliveryConnectMs, deliveryTotalMs } from '@/lib/model/limits/account';
import type { DeliveryChannel } from './delivery-channel';

/** `from` may carry a name: `Cubewire <news@example.org>`. */
export function createMailer(url: string, from?: string): { send: DeliveryChannel; close(): void } {
  const { hostname } = new URL(url);
  const transport = createTransport(
    {
      url,
      connectionTimeout: deliveryConnectMs,
      greetingTimeout: deliveryConnectMs,
      socketTimeout: deliveryTotalMs,
      disableFileAccess: true,
      disableUrlAccess: true,
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
