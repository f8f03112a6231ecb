// The report of a day as API calls, in three languages.
import { sql } from 'kysely';
import { operations, type DailyReport, takenDown } from '@/lib/contract';
import { anythingChanged } from '@/lib/contract/changes';
import type { Language } from '@/lib/model/text/languages';
import { dayMs, hourMs, minuteMs } from '@/lib/model/time';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { servedNewsroom } from './served';
import { sampleEvent } from './store/sample';

const zone = 'Asia/Manila';
/** 14:00 in Manila. */
const start = Date.UTC(2026, 0, 15, 6);
let now = start;
const served = servedNewsroom('day', () => now, { day: { hour: 7, zone }, operators: ['ana'] });
const reader = { device: 'd_reader' };
let readers = 0;

function told(id: string, hoursAgo: number, title: string, sources: number, over: object = {}) {
  const lang: Language = 'en';
  return sampleEvent(id, {
    tabs: ['sports'],
    lang,
    title: [{ lang: 'EN', text: title }],
    content: [
      {
        element_type: 'p',
        text: [{ lang: 'EN', text: `${title} happened in the morning. [1] More came later. [2]` }],
      },
    ],
    references: Array.from({ length: sources }, (_, at) => ({
      order: at + 1,
      source: `Publisher ${at}`,
      title: `${title}, says number ${at}`,
      link: `https://host${at}.example/${id}`,
    })),
    release_time: start - hoursAgo * hourMs,
    rank_time: start - hoursAgo * hourMs,
    ...over,
  });
}

const idsOf = (report: DailyReport | null | undefined) =>
  report?.sections.map(({ key, entries }) => [key, entries.map(({ event_id }) => event_id)]);

beforeAll(async () => {
  const { events, twins } = served.store;
  for (const event of [
    told('few', 1, 'Chess', 1),
    told('many', 5, 'Tennis', 4),
    told('vote', 3, 'A vote', 2, { tabs: ['politics'] }),
    told('zh-vote', 3, '投票', 2, {
      tabs: ['politics'],
      lang: 'zh',
      title: [{ lang: 'zh-CN', text: '议会投票' }],
    }),
    told('plain', 2, 'A festival', 2, { tabs: [] }),
    told('before', 20, 'Yesterday’s match', 3),
    told('long-before', 24 * 6, 'An old match', 3),
  ]) {
    await events.save(event);
  }
  await twins.replace(['vote', 'zh-vote'], [['vote', 'zh-vote']]);
});

beforeEach(() => {
  now = start;
});

describe.each(served.ways)('the report of a day, %s', (_way, service) => {
  const ask = (date: string | undefined, lang?: string) =>
    served.call(service, 'GetDailyReport', { date, lang }, reader);

  it('lists the day so far by section, the most widely reported first', async () => {
    const { code, data, days } = await ask('today', 'en');
    expect(code).toBe(0);
    expect(data).toMatchObject({ day: '2026-01-15', lang: 'en', final: false, events_count: 5 });
    expect(idsOf(data)).toEqual([
      ['politics', ['vote']],
      ['sports', ['many', 'few']],
      ['other', ['plain']],
    ]);
    expect(days).toEqual(['2026-01-15', '2026-01-14', '2026-01-09']);
  });

  it('quotes a sentence word for word with its source', async () => {
    const { data } = await ask('2026-01-15', 'en');
    const [entry] = data?.sections.find(({ key }) => key === 'sports')?.entries ?? [];
    expect(entry).toMatchObject({
      event_id: 'many',
      title: 'Tennis',
      lang: 'en',
      sources_count: 4,
      sentence: {
        text: 'Tennis happened in the morning.',
        lang: 'en',
        references: [{ order: 1, source: 'Publisher 0', link: 'https://host0.example/many' }],
      },
    });
  });

  it('lists what can be read in each language first, and names its twins', async () => {
    const { data } = await ask('today', 'zh-CN');
    const politics = data?.sections.find(({ key }) => key === 'politics');
    expect(politics?.entries.map(({ event_id }) => event_id)).toEqual(['zh-vote']);
    expect(politics?.entries[0]).toMatchObject({ lang: 'zh-CN', also_in: [{ id: 'vote' }] });
    expect((await ask('today', 'PH')).data?.lang).toBe('ph');
  });

  it('is read and heard without what its reader mutes or finds uninteresting', async () => {
    readers += 1;
    const ana = { user: `mutes-${readers}`, device: `d_mutes_${readers}` };
    const read = async (who: object) => {
      const asked = { date: 'today', lang: 'en' };
      const { data } = await served.call(service, 'GetDailyReport', asked, who);
      const heard = { event_ids: [], ...asked };
      const spoken = await served.call(service, 'ListVoicePlaylists', heard, who);
      const ids = data?.sections.flatMap(({ entries }) => entries.map(({ event_id }) => event_id));
      expect(spoken.data?.playlists.map(({ event_id }) => event_id)).toEqual(ids);
      return { ids, sections: data?.sections.map(({ key }) => key) };
    };
    const all = await read(ana);
    expect(all).toEqual(await read({ device: 'd_nobody' }));
    expect(all.ids).toEqual(expect.arrayContaining(['many', 'few', 'vote', 'plain']));
    await served.call(service, 'AddMute', { mute: { kind: 'word', label: 'Tennis' } }, ana);
    await served.call(service, 'DisinterestFeedback', { event_id: 'plain' }, ana);
    const left = await read(ana);
    expect(left.ids).toEqual(all.ids?.filter((id) => id !== 'many' && id !== 'plain'));
    expect(left.sections).not.toContain('other');
    expect(await read({ device: 'd_nobody' })).toEqual(all);
  });

  it('does not exist for a day without news, and the existing days are listed', async () => {
    for (const date of ['2026-01-10', '2026-02-01', '1999-01-01']) {
      const { code, data, days } = await ask(date);
      expect({ code, data }).toEqual({ code: -1, data: null });
      expect(days).toContain('2026-01-14');
    }
    const answer = await service().fetch(
      new Request(`${service().base}/api/events/v1/daily_report/detail?date=2026-02-31`),
    );
    expect(answer.status).toBe(400);
  });

  it('is the same under its other names, without a date the newest, in any spelling', async () => {
    const known = (await ask('yesterday', 'en')).data;
    expect(known?.day).toBe('2026-01-14');
    const input = { date: '20260114', lang: 'EN' };
    expect((await served.call(service, 'GetDailyReportV2', input, reader)).data).toEqual(known);
    expect((await served.call(service, 'GetDiscoveryDailyReport', input, reader)).data).toEqual(
      known,
    );
    expect((await ask(undefined)).data?.day).toBe('2026-01-15');
  });
});

describe('a report', () => {
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const ask = async (date: string, lang = 'en') =>
    (await served.call(service, 'GetDailyReport', { date, lang }, reader)).data;

  it('of today is refreshed after a while; a finished one stays as written', async () => {
    await ask('today');
    await ask('yesterday');
    await served.store.events.save(told('late', 0, 'Late', 9));
    await served.store.events.save(told('late-before', 19, 'Late before', 9));
    expect(JSON.stringify(await ask('today'))).not.toContain('"late"');
    now = start + 11 * minuteMs;
    expect(JSON.stringify(await ask('today'))).toContain('"late"');
    const before = await ask('yesterday');
    expect(before?.final).toBe(true);
    expect(JSON.stringify(before)).not.toContain('late-before');
  });

  it('is final from the configured hour on', async () => {
    now = start + dayMs - 8 * hourMs;
    expect(await ask('2026-01-15', 'ph')).toMatchObject({ final: false });
    now = start + dayMs - 6 * hourMs;
    expect(await ask('2026-01-15', 'ph')).toMatchObject({ final: true });
  });

  it('leaves out taken-down events, and follows merged ones', async () => {
    await served.store.events.takeDown('few');
    await served.store.events.merge('plain', 'many', now);
    const ids = idsOf(await ask('today'))?.flatMap(([, all]) => all);
    expect(ids).toContain('many');
    expect(ids).not.toContain('few');
    expect(ids).not.toContain('plain');
  });
});

it('is what an answer about today links to', async () => {
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const path = operations.Chat.path;
  for (const [question, lang] of [
    ['What happened today?', 'EN'],
    ['今天有什么新闻', 'ZH'],
  ] as const) {
    const message = {
      ...{ chat_type: 'chat', scene: 'list', input: question, turn_id: `t-${lang}` },
    };
    const answer = await served.post(service, path, message, { ...reader, guestChat: true });
    expect(await answer.text()).toContain('/m/day?date=2026-01-15');
  }
});

it('names the events that an answer about today names, and none of the day before', async () => {
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const { data } = await served.call(
    service,
    'GetDailyReport',
    { date: 'today', lang: 'en' },
    reader,
  );
  const titles = (data?.sections ?? []).flatMap(({ entries }) => entries.map(({ title }) => title));
  const message = {
    ...{ chat_type: 'chat', scene: 'list', input: 'What happened today?', turn_id: 't-same' },
  };
  const answer = await served.post(service, operations.Chat.path, message, {
    ...reader,
    guestChat: true,
  });
  const text = await answer.text();
  expect(titles.filter((title) => text.includes(title)).length).toBeGreaterThan(1);
  expect(text).not.toContain('Late before');
  // The report covers a calendar day, not 24 hours.
  expect(text).toContain(lexicons.en.latestReplies.today);
  expect(text).not.toContain(lexicons.en.latestReplies.day);
});

it.each([
  ['What happened yesterday?', 'EN'],
  ['昨天发生了什么？', 'ZH'],
  ['Ano ang nangyari kahapon?', 'PH'],
  ['sports news from yesterday', 'EN'],
] as const)('an answer about yesterday covers that day and no other: %s', async (input, lang) => {
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const message = { chat_type: 'chat', scene: 'list', input };
  const turn = { ...message, turn_id: `y-${lang}-${input.length}` };
  const who = { device: 'd_yesterday', guestChat: true };
  const text = await (await served.post(service, operations.Chat.path, turn, who)).text();
  expect(text).toContain('Yesterday’s match');
  expect(text).not.toMatch(/Tennis|A vote|Chess/);
  expect(text).toContain('/m/day?date=2026-01-14');
});

it('if yesterday has nothing in the section, an answer says so and gives the newest', async () => {
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const message = { chat_type: 'chat', scene: 'list', input: 'politics news from yesterday' };
  const turn = { ...message, turn_id: 'y-politics' };
  const who = { device: 'd_yesterday', guestChat: true };
  const text = await (await served.post(service, operations.Chat.path, turn, who)).text();
  expect(text).toContain(lexicons.en.latestReplies.nothingYesterday);
  expect(text).toContain('A vote');
  expect(text).not.toContain('/m/day?date=');
});

it('an answer about today, or the latest, leaves out what the reader muted', async () => {
  const [[, service]] = served.ways as [(typeof served.ways)[number]];
  const who = { user: 'mutes-asking', device: 'd_asking', guestChat: true };
  let turns = 0;
  const told = async (input: string) => {
    turns += 1;
    const message = { chat_type: 'chat', scene: 'list', input, turn_id: `t-muted-${turns}` };
    const answer = await served.post(service, operations.Chat.path, message, who);
    return answer.text();
  };
  for (const question of ['What happened today?', 'latest news']) {
    expect([question, await told(question)]).toEqual([question, expect.stringMatching(/Tennis/)]);
  }
  await served.call(service, 'AddMute', { mute: { kind: 'word', label: 'Tennis' } }, who);
  for (const question of ['What happened today?', 'latest news']) {
    const text = await told(question);
    expect([question, text]).toEqual([question, expect.stringMatching(/A vote|Chess/)]);
    expect([question, text]).toEqual([question, expect.not.stringMatching(/Tennis/)]);
  }
});

describe.each(served.ways)('a report that an operator rewrites, %s', (_way, service) => {
  const operator = { user: 'ana', device: 'd_ana', inner: true };
  const ids = async (date: string, lang: string) => {
    const { data } = await served.call(service, 'GetDailyReport', { date, lang }, reader);
    return data?.sections.flatMap(({ entries }) => entries.map(({ event_id }) => event_id));
  };
  const upsert = (date: string, without_event_ids: string[]) =>
    served.call(service, 'UpsertDailyReport', { date, without_event_ids }, operator);

  it('leaves an event out in every language, and keeps it out', async () => {
    const { data } = await upsert('2026-01-15', ['vote']);
    expect(data?.reports.map(({ lang }) => lang).sort()).toEqual(['en', 'ph', 'zh']);
    // Rewritten as the day goes on, and finally once it is over.
    for (const later of [0, 2 * hourMs, dayMs]) {
      now = start + later;
      for (const lang of ['en', 'zh']) {
        const shown = await ids('2026-01-15', lang);
        expect(shown).toContain('many');
        expect(shown).not.toContain('vote');
        expect(shown).not.toContain('zh-vote');
      }
    }
    now = start;
    await upsert('2026-01-15', []);
    expect(await ids('2026-01-15', 'en')).toContain('vote');
  });

  it('keeps one operator’s omissions when another adds some or rewrites it', async () => {
    const rewrite = (change: { leave_out_event_ids?: string[]; put_back_event_ids?: string[] }) =>
      served.call(service, 'UpsertDailyReport', { date: '2026-01-15', ...change }, operator);
    const left = () => served.store.dailyReports.without('2026-01-15', 'zh');
    await upsert('2026-01-15', []);
    await rewrite({ leave_out_event_ids: ['vote'] });
    await rewrite({ leave_out_event_ids: ['many'] });
    await rewrite({});
    expect((await left()).toSorted()).toEqual(['many', 'vote']);
    await rewrite({ put_back_event_ids: ['many'] });
    expect(await left()).toEqual(['vote']);
    await upsert('2026-01-15', []);
    expect(await left()).toEqual([]);
  });

  it('is unchanged in every language if its log entry cannot be written', async () => {
    const db = served.store.database.query();
    await sql`
      create trigger no_log before insert on operator_act
      begin select raise(abort, 'no log'); end`.execute(db);
    const refused = await upsert('2026-01-15', ['vote']).catch(() => undefined);
    await sql`drop trigger no_log`.execute(db);
    expect(refused?.data ?? undefined).toBeUndefined();
    for (const lang of ['en', 'zh', 'ph'] as const) {
      expect(await served.store.dailyReports.without('2026-01-15', lang)).toEqual([]);
    }
  });

  it('is announced to every process, so that no stale copy remains', async () => {
    const db = served.store.database.query();
    await db.deleteFrom('change').execute();
    await upsert('2026-01-15', []);
    expect(await db.selectFrom('change').select('subject').execute()).toEqual([
      { subject: anythingChanged },
    ]);
  });

  it('shows operators its events and those left out', async () => {
    const shown = (date?: string) =>
      served.call(service, 'GetInnerDailyReport', { date, lang: 'en' }, operator);
    await upsert('2026-01-15', ['vote']);
    const { data } = await shown('2026-01-15');
    expect(data?.left_out.map(({ event_id }) => event_id)).toEqual(['vote']);
    expect(data?.left_out[0]?.title).not.toBe('vote');
    expect(data?.days).toContain('2026-01-15');
    await upsert('2026-01-15', []);
    expect((await shown('2026-01-15')).data?.left_out).toEqual([]);
    expect((await shown()).data?.day).toBe(data?.days[0]);
    expect((await shown('2001-01-01')).code).toBe(takenDown);
  });

  it('may leave out everything', async () => {
    expect(await ids('2026-01-09', 'en')).toEqual(['long-before']);
    const { data } = await upsert('2026-01-09', ['long-before']);
    expect(data?.reports.map(({ entries }) => entries)).toEqual([0, 0, 0]);
    expect(await ids('2026-01-09', 'en')).toBeUndefined();
    const inner = await served.call(
      ...([service, 'GetInnerDailyReport', { date: '2026-01-09', lang: 'en' }, operator] as const),
    );
    expect(inner.data).toMatchObject({ sections: [], left_out: [{ event_id: 'long-before' }] });
    const { data: acts } = await served.call(
      ...([service, 'ListOperatorActs', { act: 'daily_report.' }, operator] as const),
    );
    expect(acts?.items[0]).toMatchObject({ target: '2026-01-09', act: 'daily_report.upsert' });
    expect(acts?.items[0]?.after).toContain('long-before');
    await upsert('2026-01-09', []);
    expect(await ids('2026-01-09', 'en')).toEqual(['long-before']);
  });
});
