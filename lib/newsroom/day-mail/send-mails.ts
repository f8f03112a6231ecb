// Mails the report of a day to its subscribers. Protects: nobody gets a day twice, the site keeps
// its daily limit of mails, an unreachable mail server is retried however long that takes, and an
// address that refuses mail does not delay others.
import type { Logger } from 'pino';
import type { Region } from '@/lib/model/region';
import { regions } from '@/lib/model/region';
import type { Language } from '@/lib/model/text/languages';
import { unsubscribePath } from '@/lib/model/wire/routes';
import type { DeliveryChannel } from '../accounts/delivery-channel';
import { countMessage, sentToday } from '../accounts/count-message';
import { whyUndelivered } from '../accounts/mail';
import { securityLine } from '../accounts/security-events';
import { dueDay } from '../day/calendar-day';
import { reportFor } from '../day/report-for';
import type { DayReports } from '../day/day-reports';
import type { DailyMail } from '../store/contract/day-store';
import type { Store } from '../store/contract/store';
import type { Clock } from '../types';
import type { UnsubscribeTokens } from './unsubscribe-token';
import { dailyMail } from './write-mail';

/** Readers that are loaded at once. */
const atOnce = 50;
/**
 * After this many refused addresses, the round ends and the server is left alone until the next;
 * ours.
 */
const refusedMost = 10;

export type DailyMailOptions = {
  store: Store;
  days: DayReports;
  send: DeliveryChannel;
  tokens: UnsubscribeTokens;
  /** The site's origin for readers of a region, and its name there. */
  site(region: Region, lang: Language): { origin: string; brand: string };
  /** Most mails that the whole site sends in a day. */
  mailsADay: number;
  clock: Clock;
  log: Logger;
};

/**
 * Sends the mails that are due; returns how many were sent. Stops at the first failure of the
 * server, and when it refuses one address after the other.
 */
export async function sendDailyMails(
  options: DailyMailOptions,
  signal: AbortSignal,
): Promise<number> {
  const { store, days, clock, log } = options;
  const day = dueDay(clock(), days.settings);
  let sent = 0;
  let refused = 0;
  for (;;) {
    const due = await store.dailyMail.due(day, clock(), atOnce);
    for (const mail of due) {
      if (signal.aborted) return sent;
      const outcome = await sendOne(mail, day, options);
      if (outcome === 'failed' || outcome === 'used up') return sent;
      if (outcome === 'sent') sent += 1;
      if (outcome === 'refused') refused += 1;
      if (refused === refusedMost) return sent;
    }
    if (due.length < atOnce) break;
  }
  if (sent > 0) log.info({ sent, day }, 'the report of the day went out by mail');
  return sent;
}

/** `refused`: only this address. `failed`: no mail can be sent now. */
type Outcome = 'sent' | 'nothing' | 'refused' | 'failed' | 'used up';

async function sendOne(
  { owner, lang }: DailyMail,
  day: string,
  { store, days, send, tokens, site, mailsADay, clock, log }: DailyMailOptions,
): Promise<Outcome> {
  const now = clock();
  const userId = owner.replace(/^u:/, '');
  const account = await store.accounts.get(userId);
  const identities = await store.accounts.identities(userId);
  const address = identities.find(({ kind }) => kind === 'email')?.subject;
  const whole = await days.get(day, lang);
  const report = whole && (await reportFor(store, owner, whole));
  if ((await sentToday(store.quotas, 'email', now)) >= mailsADay) {
    securityLine(log, 'messages_used_up', { method: 'email', scene: 'daily' });
    return 'used up';
  }
  if (!(await store.dailyMail.claim(owner, day, now))) return 'nothing';
  if (!account || account.banned_at !== undefined || !address || !report?.sections.length) {
    // Banned, without an address or without news: this day is done for the reader, and the
    // subscription stays.
    await store.dailyMail.sent(owner, day);
    return 'nothing';
  }
  const region = regions.find((one) => one === account.region) ?? regions[0];
  const { origin, brand } = site(region, lang);
  const unsubscribe = `${origin}${unsubscribePath}?lang=${lang}&token=${encodeURIComponent(tokens.of(userId))}`;
  try {
    await send(dailyMail(report, lang, address, { origin, brand, unsubscribe }));
  } catch (error) {
    const why = whyUndelivered(error);
    log.warn({ err: error, why }, 'the report of the day could not be mailed; it is tried again');
    await store.dailyMail[why === 'away' ? 'putBack' : 'failed'](owner, day);
    await store.deliveries.note({ kind: 'daily', channel: 'email', failed: 1 }, now);
    return why === 'address' ? 'refused' : 'failed';
  }
  // Only delivered mails count: an outage must not use up the limit.
  await countMessage(store.quotas, 'email', now);
  await store.dailyMail.sent(owner, day);
  await store.deliveries.note({ kind: 'daily', channel: 'email', sent: 1 }, now);
  return 'sent';
}
