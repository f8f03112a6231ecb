// The reports of days, and their subscription by mail.
import { takenDown, type ParsedInput } from '@/lib/contract';
import { signedIn, type Context, type Handlers } from '../context';
import { dueDay, namedDay } from '../day/calendar-day';
import { reportFor } from '../day/report-for';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';

async function report({ date, lang }: ParsedInput<'GetDailyReport'>, context: Context) {
  const { store, identity, days, call, now } = context;
  const known = await days.days();
  const day = date === undefined ? known[0] : namedDay(date, now, days.settings);
  const data = day === undefined ? undefined : await days.get(day, lang ?? call.language);
  if (!data) {
    return { code: takenDown, msg: 'There is no report of that day.', data: null, days: known };
  }
  return { data: await reportFor(store, ownerOf(identity), data), days: known };
}

/** The account's email address: one that its reader has confirmed. */
async function addressOf({ store, identity }: Context): Promise<string | undefined> {
  const identities = identity.user ? await store.accounts.identities(identity.user) : [];
  return identities.find(({ kind }) => kind === 'email')?.subject;
}

export const dayHandlers: Handlers<'day'> = {
  GetDailyReport: report,
  GetDailyReportV2: report,
  GetDiscoveryDailyReport: report,

  async GetDailyMail(_input, context) {
    const { store, accounts, days } = context;
    const mail = await store.dailyMail.of(signedIn(context));
    return {
      data: {
        wanted: mail !== undefined,
        lang: mail?.lang,
        address: await addressOf(context),
        available: accounts.channels.of('email', false) !== undefined,
        hour: days.settings.hour,
        time_zone: days.settings.zone,
      },
    };
  },

  async SetDailyMail({ wanted, lang }, context) {
    const { store, accounts, call, days, now } = context;
    const owner = signedIn(context);
    if (!wanted) {
      await store.dailyMail.stop(owner);
      return {};
    }
    if (!(await addressOf(context))) throw new Refusal('noAddress');
    if (!accounts.channels.of('email', false)) throw new Refusal('noMail');
    const mail = { owner, lang: lang ?? call.language };
    await store.dailyMail.want(mail, dueDay(now, days.settings), now);
    return {};
  },

  async UnsubscribeDailyMail({ token }, { store, unsubscribing }) {
    const user = unsubscribing.read(token);
    if (user === undefined) {
      throw new Refusal('missing', { values: { detail: 'There is no such mail.' } });
    }
    await store.dailyMail.stop(`u:${user}`);
    return {};
  },
};
