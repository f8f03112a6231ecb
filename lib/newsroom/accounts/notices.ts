// Mails about account events: a sign-in on a new device, a change, an access token, the deletion.
// Protects: nobody gets into an account unseen, and no action of a reader waits for a mail server
// or fails with it.
import { standardRegion } from '@/lib/model/region';
import { rulesOf } from '@/lib/model/region-rules';
import { toTag } from '@/lib/model/text/languages';
import { dayMs } from '@/lib/model/time';
import type { Context } from '../context';
import { countMessage } from './count-message';
import { accountPhrases, filled, type AccountNotice } from './phrases';
import { admit } from './rate-limits';
import { isLocal } from './visitor';

/** Most notices to one address in a day; ours. */
const noticesADay = 20;

/** Day and hour in the site's time zone, with the zone's name. */
function timeText({ now, call, identity }: Context): string {
  const { timeZone } = rulesOf(identity.login?.region ?? standardRegion);
  return new Intl.DateTimeFormat(toTag(call.language), {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  }).format(now);
}

async function tell(
  context: Context,
  to: string | undefined,
  notice: AccountNotice,
  address: string,
): Promise<void> {
  const { accounts, store, now, call, identity, log } = context;
  const channel = accounts.channels.of('email', isLocal(context));
  if (to === undefined || !channel) return;
  const scope = `notice:${accounts.keys.subject('email', to)}`;
  const { admitted } = await admit(store.quotas, [{ scope, most: noticesADay, ms: dayMs }], now);
  if (!admitted) return;
  const { sent } = await countMessage(store.quotas, 'email', now);
  if (sent > accounts.messagesADay) return;
  const phrases = accountPhrases[call.language];
  const brand = identity.login?.brand ?? 'Cubewire';
  const values = { brand, time: timeText(context), to: address };
  const { subject, text } = phrases.notices[notice];
  const foot = notice === 'deleted' ? '' : `\n${phrases.noticeFoot}\n`;
  const message = {
    kind: 'email' as const,
    to,
    subject: filled(subject, values),
    text: `${filled(text, values)}\n${foot}`,
  };
  // Don't wait for the mail server.
  const count = (outcome: { sent: number } | { failed: number }) =>
    store.deliveries.note({ kind: 'account', channel: 'email', ...outcome }, now);
  channel(message)
    .then(
      () => count({ sent: 1 }),
      (error: unknown) => {
        log.error({ err: error, kind: 'email', notice }, 'a notice could not be delivered');
        return count({ failed: 1 });
      },
    )
    .catch((error: unknown) => log.error({ err: error }, 'a notice could not be counted'));
}

/**
 * `to`: an email address; without one nobody is notified. `address`: the new address, partly
 * masked. Never rejects: the change is done, and must not be answered as failed.
 */
export async function sendAccountNotice(
  context: Context,
  to: string | undefined,
  notice: AccountNotice,
  address = '',
): Promise<void> {
  await tell(context, to, notice, address).catch((error: unknown) => {
    context.log.error({ err: error, notice }, 'a notice could not be sent');
  });
}

/** The email address of an account. */
export async function mailOf({ store }: Context, accountId: string): Promise<string | undefined> {
  const identities = await store.accounts.identities(accountId);
  return identities.find(({ kind }) => kind === 'email')?.subject;
}
