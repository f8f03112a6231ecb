// Limits for sending codes: to an address, for a network, and for the whole site in a day.
// Protects: a code that certainly nobody has taken costs neither its reader nor the site, but still
// counts for the network that requested it, so that nobody can cause failing deliveries without
// end. One that may have been taken counts as sent: a slow gateway bills it, too.
import { dayMs, hourMs } from '@/lib/model/time';
import { resendMs, sendsOfAddressADay, sendsOfAddressAnHour } from '@/lib/model/limits/account';
import type { Context } from '../context';
import type { CodeScene } from '../store/contract/account-store';
import { tooOften } from './answers';
import { countMessage, giveMessageBack } from './count-message';
import { NotTaken, type Message } from './delivery-channel';
import { isUntaken } from './mail';
import type { RateLimit } from './rate-limits';
import { securityEvent } from './security-events';
import { networkOf, networkRateLimits, rateLimited } from './visitor';

/** Of an address's sends in a day, how many one network may use: it takes two to use them up. */
const sendsOfAddressByNetworkADay = 5;

/** `subject`: what attempts at the address count under. */
type Sending = { kind: Message['kind']; scene: CodeScene; subject: string };

function addressRateLimits({ scene, subject }: Sending, context: Context): RateLimit[] {
  return [
    // Requesting a code to delete the account right after one to sign in is not a repetition.
    { scope: `send:again:${scene === 'cancel' ? 'cancel:' : ''}${subject}`, most: 1, ms: resendMs },
    { scope: `send:hour:${subject}`, most: sendsOfAddressAnHour, ms: hourMs },
    // Before the address's own limit: a network that has had its share does not use up the rest.
    {
      scope: `send:part:${subject}:${networkOf(context)}`,
      most: sendsOfAddressByNetworkADay,
      ms: dayMs,
    },
    { scope: `send:day:${subject}`, most: sendsOfAddressADay, ms: dayMs },
  ];
}

/** The site's limit of messages of each kind in a day, whoever requests them. */
async function needMessages(kind: Message['kind'], context: Context): Promise<void> {
  const { store, accounts, now, call } = context;
  const { sent, endsAt } = await countMessage(store.quotas, kind, now);
  if (sent <= accounts.messagesADay) return;
  securityEvent(context, 'messages_used_up', { method: kind });
  throw tooOften(call.language, Math.ceil((endsAt - now) / 1000));
}

/**
 * Counts one code to be sent, or throws the 429 and counts none. Returns a function for the error
 * of a channel that failed to deliver it; that one resolves to whether the code may have been
 * taken.
 */
export async function admitSend(
  sending: Sending,
  context: Context,
): Promise<(error: unknown) => Promise<boolean>> {
  const { store, now } = context;
  const takeBack = await rateLimited(addressRateLimits(sending, context), context);
  const taken = [takeBack];
  try {
    taken.push(await rateLimited(networkRateLimits('send', context), context));
    await needMessages(sending.kind, context);
  } catch (error) {
    for (const undo of taken) await undo();
    throw error;
  }
  return async (error) => {
    if (!(error instanceof NotTaken) && !isUntaken(error)) return true;
    await takeBack();
    await giveMessageBack(store.quotas, sending.kind, now);
    return false;
  };
}
