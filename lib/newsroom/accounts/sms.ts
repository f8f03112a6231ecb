// Text messages through an HTTP gateway: one POST of `{to, text}`, any 2xx is success. The address
// is the operator's own setting and may be in their network; the response body is not read,
// redirects are not followed, and there is a timeout. Protects: what the gateway may have sent, and
// bills, is distinguished from what it never received.
import { Agent, fetch } from 'undici';
import { deliveryConnectMs, deliveryTotalMs } from '@/lib/model/limits/account';
import { NotTaken, type DeliveryChannel } from './delivery-channel';
import { deadlineSignal } from '../deadline-signal';

/** `token` is sent as a bearer token. */
export function createSms(url: string, token?: string): DeliveryChannel {
  return async ({ to, text }) => {
    const agent = new Agent({ connect: { timeout: deliveryConnectMs }, pipelining: 0 });
    let isReached = false;
    agent.once('connect', () => (isReached = true));
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Cubewire/1.0 (news reader)',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: to.replace(/\s/g, ''), text }),
        redirect: 'manual',
        dispatcher: agent,
        signal: deadlineSignal(deliveryTotalMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new NotTaken(`The SMS gateway answered ${answer.status}.`);
      return `${answer.status}`;
    } catch (error) {
      if (isReached) throw error;
      throw new NotTaken('The SMS gateway was not reached.', { cause: error });
    } finally {
      await agent.destroy();
    }
  };
}
