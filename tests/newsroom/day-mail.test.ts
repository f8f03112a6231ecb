// The report of a day by mail: a real mail server, real accounts, and a clock set by the test.
import { createTranslator } from 'next-intl';
import { pino } from 'pino';
import { sentToday } from '@/lib/newsroom/accounts/count-message';
import { createMailer } from '@/lib/newsroom/accounts/mail';
import { createDayReports } from '@/lib/newsroom/day/day-reports';
import { finishDays } from '@/lib/newsroom/day/day-runs';
import { sendDailyMails } from '@/lib/newsroom/day-mail/send-mails';
import { createUnsubscribeTokens } from '@/lib/newsroom/day-mail/unsubscribe-token';
import { mailPhrases } from '@/lib/newsroom/day-mail/phrases';
import { dayMs, hourMs } from '@/lib/model/time';
import { languages, toTag } from '@/lib/model/text/languages';
import { dailyMailRetryMs, dailyMailTries } from '@/lib/newsroom/store/day/daily-mail';
import { allMessages } from '@/tests/all-messages';
import { startMailServer } from './mail-server';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const zone = 'Asia/Manila';
const settings = { hour: 7, zone };
/** 12:00 in Manila. */
const noon = Date.UTC(2026, 0, 15, 4);
let now = noon;
const clock = () => now;
const served = servedNewsroom('day-mail', clock, {
  day: settings,
  accounts: { smtpUrl: 'smtp://127.0.0.1:1' },
});
const [[, service]] = served.ways as [(typeof served.ways)[number]];
const tokens = createUnsubscribeTokens(['a secret that only this test knows about']);
const log = pino({ level: 'silent' });
const running = new AbortController().signal;

let mail: Awaited<ReturnType<typeof startMailServer>>;
let mailer: ReturnType<typeof createMailer>;

beforeAll(async () => {
  mail = await startMailServer();
  mailer = createMailer(mail.url, 'News <news@example.org>');
  for (const [name, kind] of [
    ['ann', 'email'],
    ['bob', 'email'],
    ['phone', 'phone'],
  ] as const) {
    const subject = kind === 'email' ? `${name}@example.org` : '+639170000000';
    await served.store.accounts.create(
      { id: name, name, birthday: '1990-01-01', region: 'sg', created_at: noon },
      { kind, subject },
    );
  }
  await served.store.events.save(
    sampleEvent('e1', {
      title: [{ lang: 'EN', text: 'A <b>vote</b> & more' }],
      release_time: noon,
      rank_time: noon,
    }),
  );
  const storm = { title: [{ lang: 'EN', text: 'A storm' }], release_time: noon, rank_time: noon };
  await served.store.events.save(sampleEvent('e1-storm', storm));
  await served.store.mutes.add('u:bob', { kind: 'word', label: 'storm' }, noon);
});
afterAll(async () => {
  mailer.close();
  await mail.close();
});

const call = <N extends 'SetDailyMail' | 'GetDailyMail' | 'UnsubscribeDailyMail'>(
  name: N,
  input: Parameters<typeof served.call<N>>[2],
  user?: string,
) => served.call(service, name, input, { user, device: 'd' }, 'EN');

async function round(over: object = {}) {
  const days = createDayReports(served.store, settings, clock);
  await finishDays({ days, clock }, running);
  const site = () => ({ origin: 'https://news.example', brand: 'Cubewire' });
  return sendDailyMails(
    {
      ...{ store: served.store, days, send: mailer.send, tokens, site, clock, log },
      ...{ mailsADay: 100, ...over },
    },
    running,
  );
}

it.each(languages)('counts sources in the wording of the report’s page, in %s', (language) => {
  const counted = mailPhrases[language].sources.other.replace('{count}', '3');
  const t = createTranslator({
    locale: toTag(language),
    messages: allMessages[language],
    namespace: 'day',
  });
  expect(counted).toBe(t('sources', { count: 3 }));
});

const decoded = (text: string) => text.replace(/=\r\n/g, '').replace(/=3D/g, '=');

it('can be ordered by signed-in readers with an address', async () => {
  expect((await call('GetDailyMail', {})).code).toBe(700012006);
  expect((await call('SetDailyMail', { wanted: true })).code).toBe(700012006);
  const refused = await call('SetDailyMail', { wanted: true }, 'phone');
  expect(refused.base_resp?.reason).toBe('noAddress');
  expect((await call('SetDailyMail', { wanted: true, lang: 'en' }, 'ann')).code).toBe(0);
  expect((await call('SetDailyMail', { wanted: true, lang: 'en' }, 'bob')).code).toBe(0);
  expect((await call('GetDailyMail', {}, 'ann')).data).toEqual({
    ...{ wanted: true, lang: 'en', address: 'ann@example.org', available: true },
    ...{ hour: 7, time_zone: zone },
  });
});

it('is sent once, at the chosen hour, with the news and a one-click unsubscribe', async () => {
  expect(await round()).toBe(0);
  now = noon + dayMs - 6 * hourMs;
  expect(await round()).toBe(0);
  now = noon + dayMs - 4 * hourMs;
  expect(await Promise.all([round(), round()]).then(([a, b]) => a + b)).toBe(2);
  expect(await round()).toBe(0);
  expect(mail.mails.map(({ to }) => to[0]).sort()).toEqual(['ann@example.org', 'bob@example.org']);
  const text = decoded(mail.mails.find(({ to }) => to[0] === 'ann@example.org')?.text ?? '');
  expect(text).toContain('Subject: Cubewire: the news of January 15, 2026');
  expect(text).toContain('text/plain');
  expect(text).toContain('text/html');
  expect(text).toContain('It happened on a day.');
  expect(text).toContain('https://news.example/m/news/detail?id=e1');
  expect(text).not.toContain('<b>vote');
  expect(text).toContain('A storm');
  const ofBob = decoded(mail.mails.find(({ to }) => to[0] === 'bob@example.org')?.text ?? '');
  expect([ofBob.includes('id=e1'), ofBob.includes('A storm')]).toEqual([true, false]);
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const address = /List-Unsubscribe:\s*<([^>]+)>/.exec(text.replace(/\r\n\s/g, ''))?.[1] ?? '';
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://news.example/api/daily_mail/unsubscribe');
  const token = searchParams.get('token') ?? '';
  expect(tokens.read(token)).toBe('ann');
  expect(tokens.read(token.replace('ann', 'bob'))).toBeUndefined();

  expect((await call('UnsubscribeDailyMail', { token: `bob${token.slice(3)}` })).code).toBe(404);
  expect((await call('UnsubscribeDailyMail', { token })).code).toBe(0);
  expect((await call('UnsubscribeDailyMail', { token })).code).toBe(0);
  expect((await call('GetDailyMail', {}, 'ann')).data?.wanted).toBe(false);
});

it('is tried again later that day if the server accepts none', async () => {
  now = noon + 2 * dayMs - 4 * hourMs;
  await served.store.events.save(
    sampleEvent('e2', { release_time: noon + dayMs, rank_time: noon + dayMs }),
  );
  const before = mail.mails.length;
  mail.refuse(true);
  expect(await round()).toBe(0);
  mail.refuse(false);
  expect(await round()).toBe(0);
  now += dailyMailRetryMs;
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  expect(mail.mails).toHaveLength(before + 1);
});

it('is not sent to banned readers, and resumes when the ban is lifted', async () => {
  const before = mail.mails.length;
  for (const [days, banned, sent] of [
    [4, true, 0],
    [5, false, 1],
  ] as const) {
    now = noon + days * dayMs - 4 * hourMs;
    const told = noon + (days - 1) * dayMs;
    await served.store.events.save(
      sampleEvent(`banned-${days}`, { release_time: told, rank_time: told }),
    );
    const ban = banned ? { at: now, reason: 'Sells boats' } : undefined;
    await served.store.accounts.setBanned('bob', ban);
    expect(await round()).toBe(sent);
  }
  expect(mail.mails).toHaveLength(before + 1);
});

it('counts toward the site’s daily limit of mails', async () => {
  now = noon + 6 * dayMs - 4 * hourMs;
  await served.store.events.save(
    sampleEvent('e3', { release_time: noon + 5 * dayMs, rank_time: noon + 5 * dayMs }),
  );
  const lines: object[] = [];
  const told = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  expect(await round({ mailsADay: 0, log: told })).toBe(0);
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'security', level: 40, event: 'messages_used_up' }),
  ]);
  now += dailyMailRetryMs;
  expect(await round()).toBe(1);
});

it('is sent after an outage of most of a day, which uses up no mails', async () => {
  now = noon + 8 * dayMs - 4 * hourMs;
  await served.store.events.save(
    sampleEvent('e4', { release_time: noon + 7 * dayMs, rank_time: noon + 7 * dayMs }),
  );
  const away = createMailer('smtp://127.0.0.1:1', 'News <news@example.org>');
  const count = () => sentToday(served.store.quotas, 'email', now);
  const before = await count();
  for (let at = 0; at < 2 * dailyMailTries; at += 1) {
    expect(await round({ send: away.send })).toBe(0);
    now += dailyMailRetryMs;
  }
  away.close();
  expect(await count()).toBe(before);
  expect(await round()).toBe(1);
  expect(await count()).toBe(before + 1);
});

it('reaches the others if the server rejects one address', async () => {
  now = noon + 9 * dayMs - 4 * hourMs;
  await served.store.events.save(
    sampleEvent('e5', { release_time: noon + 8 * dayMs, rank_time: noon + 8 * dayMs }),
  );
  expect((await call('SetDailyMail', { wanted: true, lang: 'en' }, 'ann')).code).toBe(0);
  now += dayMs;
  await served.store.events.save(
    sampleEvent('e6', { release_time: noon + 9 * dayMs, rank_time: noon + 9 * dayMs }),
  );
  // The first in the order of sending.
  mail.refuseAddress('ann@example.org');
  expect(await round()).toBe(1);
  expect(mail.mails.at(-1)?.to).toEqual(['bob@example.org']);
});
