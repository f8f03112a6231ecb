import { notLoggedIn } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { guestQuestionsOfNetworkADay, readerQuestionsADay } from '@/lib/newsroom/assistant/may-ask';
import {
  guestWritesOfDevice,
  guestWritesOfNetwork,
  readerWritesAMinute,
} from '@/lib/newsroom/count-writes';
import { keptEdition } from '@/tests/kept-edition';
import { hashOf } from '@/lib/newsroom/accounts/keys';
import { openStore } from '@/lib/newsroom/store/open-store';
import {
  answerOf,
  chunksOf,
  createTestClock,
  newTurnId,
  referencesOf,
  secret,
  start,
  startNewsroom,
} from './newsroom';
import { eventLoopTurns } from '../../event-loop-turns';
import { until } from '@/tests/until';
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';

/** The figures of the specification, not those of the code. */
const [heartbeatMs, streamSlotMs, streamsOfBrowser, streamsOfAddress] = [15_000, 45_000, 2, 10];
const guestQuestionsADay = 20;
const hourMs = 3600_000;

const about = 'Why is the leap second on its way out?';
const guest = (device: string, address?: string) => ({
  device,
  guestChat: true,
  ...(address && { address }),
});

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let time: ReturnType<typeof createTestClock>;
beforeEach(async () => {
  time = createTestClock();
  newsroom = await startNewsroom({ clock: time.clock, timer: time.timer });
});
afterEach(() => newsroom.close());

const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code;
/** The stored turns, as an operator would see them. */
const stored = async (id: string, owner: 'd:d-1' | `d:${string}` = 'd:d-1') => {
  const store = await openStore({ dataDir: newsroom.folder });
  const turn = await store.turns.find(owner, id);
  await store.close();
  return turn;
};

describe('a turn on the wire', () => {
  it('is an event stream that no proxy may cache or buffer', async () => {
    const answer = await newsroom.ask({ input: about });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    await answer.body?.cancel();
  });

  it('carries one chunk per event and ends after both end marks and the follow-ups', async () => {
    const wire = await (await newsroom.ask({ input: about })).text();
    const events = wire.split('\n\n').filter((event) => event !== '' && event !== ':');
    const chunks = chunksOf(wire);
    expect(events).toHaveLength(chunks.length);
    const marks = chunks.map((chunk) =>
      'mark' in chunk ? `${chunk.type} ${chunk.mark}` : chunk.type,
    );
    const place = (name: string) => marks.indexOf(name);
    expect(place('inner_search start')).toBe(0);
    expect(place('inner_search end')).toBeGreaterThan(0);
    expect(place('reference')).toBeGreaterThan(place('inner_search end'));
    expect(place('answer end')).toBeGreaterThan(place('reference'));
    expect(marks.slice(place('answer end') + 1)).toEqual(['follow_up', 'follow_up', 'follow_up']);
  });

  it('cites only sources in its reference list, numbered from 1', async () => {
    const chunks = await newsroom.chunks({ input: about });
    const orders = referencesOf(chunks).map(({ order }) => order);
    expect(orders).toEqual(orders.map((_, at) => at + 1));
    const cited = [...answerOf(chunks).matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    expect(cited.length).toBeGreaterThan(0);
    expect(new Set(cited)).toEqual(new Set(orders));
  });

  it('starts at once, before anything is searched', async () => {
    const answer = await newsroom.ask({ input: about });
    const reader = answer.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toBe(':\n\n');
    await reader?.cancel();
  });

  it('is refused as JSON if its message is invalid', async () => {
    for (const input of ['', '   ', 'x'.repeat(4_001)]) {
      const answer = await newsroom.ask({ input });
      expect(answer.status).toBe(400);
      expect(await codeOf(answer)).toBe(400);
    }
  });
});

describe('the two notices', () => {
  it.each([
    ['/article_history', { event_id: 'sample-leap-second' }],
    ['/api/article_history', { event_id: 'unknown' }],
    ['/anchor_cache', { input: 'x', chat_type: 'reference', scene: 'detail' }],
  ])('%s succeeds and changes nothing', async (path, body) => {
    const request = new Request(`http://newsroom.invalid${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect(await codeOf(await newsroom.fetch(request))).toBe(0);
  });
});

describe('a question', () => {
  const edition = keptEdition(start);
  const leapSecond = edition.find(({ id }) => id === 'sample-leap-second');

  it('in an article is answered from that article first', async () => {
    const chunks = await newsroom.chunks({
      input: 'Who decides about clocks?',
      event_id: 'sample-leap-second',
      scene: 'detail',
    });
    expect(answerOf(chunks)).toContain(`**${leapSecond?.title[0]?.text}**`);
    const followUps = chunks.flatMap((chunk) =>
      chunk.type === 'follow_up' ? [chunk.content] : [],
    );
    expect(followUps).toEqual(leapSecond?.follow_up_questions.map(([english]) => english?.text));
  });

  it('about nothing in particular gets the article’s main passages, or a plain refusal in the list', async () => {
    const inside = await newsroom.chunks({ input: 'Tell me more', event_id: 'sample-offside' });
    expect(answerOf(inside)).toContain('These are the main passages of the article');
    const outside = await newsroom.chunks({ input: 'Tell me more' });
    expect(answerOf(outside)).toMatch(/^None of the articles here answers/);
    expect(referencesOf(outside)).toEqual([]);
  });

  it('about a keyword quotes sentences with it', async () => {
    const chunks = await newsroom.chunks({
      input: 'Sagnac effect',
      chat_type: 'describe_keyword',
      event_id: 'sample-gps-relativity',
      context: { content: 'Sagnac effect', eventId: 'sample-gps-relativity' },
    });
    expect(answerOf(chunks)).toMatch(/^This is what the sources say of “Sagnac effect”/);
    expect(answerOf(chunks)).toContain('which is known as the Sagnac effect.[');
  });

  it.each([
    ['news about [leap seconds]', 'EN'],
    ['关于[闰秒]的新闻', 'ZH'],
    ['balita tungkol sa [leap second]', 'PH'],
  ])('adds no markup from the reader’s words: %s', async (input, language) => {
    const answer = answerOf(await newsroom.chunks({ input }, { language }));
    expect(answer.split('\n')[0]).toMatch(/\\\[.+\\\]/);
  });

  it('about a cited sentence quotes the sentence with its source', async () => {
    const content =
      'A bleached coral is not dead, but without its algae it is under stress and more likely to die.[1]';
    const chunks = await newsroom.chunks({
      input: 'What does this sentence mean?',
      chat_type: 'reference',
      event_id: 'sample-coral-bleaching',
      context: { content },
    });
    expect(answerOf(chunks)).toContain('A bleached coral is not dead');
    expect(answerOf(chunks)).toMatch(/^This is the sentence/);
  });

  it('in another language than the reader’s is answered in its own language', async () => {
    const chunks = await newsroom.chunks({ input: '闰秒一共加过多少次？' }, { language: 'EN' });
    expect(answerOf(chunks)).toMatch(/^以下是来源中/);
  });

  it('follows up on the one before, in the same conversation only', async () => {
    await newsroom.chunks({ input: 'What is forward secrecy?' }, { session: '7' });
    const same = await newsroom.chunks({ input: 'And why?' }, { session: '7' });
    expect(answerOf(same)).toContain('forward secrecy');
    const other = await newsroom.chunks({ input: 'And why?' }, { session: '8' });
    expect(answerOf(other)).not.toContain('forward secrecy');
  });
});

describe('the id of a turn', () => {
  it('gives the same answer again, without counting it again', async () => {
    const turn_id = newTurnId();
    const first = await (await newsroom.ask({ input: about, turn_id })).text();
    for (let n = 0; n < guestQuestionsADay; n += 1) {
      const again = await newsroom.ask({ input: about, turn_id });
      expect(answerOf(chunksOf(await again.text()))).toBe(answerOf(chunksOf(first)));
    }
    expect((await newsroom.ask({ input: 'another' })).headers.get('content-type')).toMatch(
      /event-stream/,
    );
  });

  it('gives the stored answer after a restart, for at least 24 hours', async () => {
    const turn_id = newTurnId();
    const first = await newsroom.chunks({ input: about, turn_id });
    await newsroom.restart();
    time.advance(24 * hourMs);
    const again = await newsroom.chunks({ input: about, turn_id });
    expect(again.filter(({ type }) => type !== 'answer')).toEqual(
      first.filter(({ type }) => type !== 'answer'),
    );
    expect(answerOf(again)).toBe(answerOf(first));
  });

  it('with another question is refused with 409, for at least 24 hours', async () => {
    const turn_id = newTurnId();
    await newsroom.chunks({ input: about, turn_id });
    time.advance(24 * hourMs);
    const answer = await newsroom.ask({ input: 'Something else', turn_id });
    expect(answer.status).toBe(409);
    expect(await codeOf(answer)).toBe(409);
  });

  it('of one reader means nothing to another', async () => {
    const turn_id = newTurnId();
    await newsroom.chunks({ input: about, turn_id });
    const chunks = await newsroom.chunks(
      { input: 'What is forward secrecy?', turn_id },
      { who: guest('d-2') },
    );
    expect(answerOf(chunks)).toContain('forward secrecy');
  });

  it('in progress is refused until it ends', async () => {
    const turn_id = newTurnId();
    const running = await newsroom.ask({ input: about, turn_id });
    expect((await newsroom.ask({ input: about, turn_id })).status).toBe(409);
    await running.text();
    expect((await newsroom.ask({ input: about, turn_id })).status).toBe(200);
  });
});

describe('a question that no quota counts', () => {
  const greet = async (who: Identity) => {
    const answer = await newsroom.ask({ input: 'Hello!' }, { who });
    const body = await answer.text();
    return { status: answer.status, body, retryAfter: Number(answer.headers.get('retry-after')) };
  };
  /** As if everything counted so far had happened this often. */
  async function countAsDone(count: number): Promise<void> {
    const store = await openStore({ dataDir: newsroom.folder });
    await store.database.query().updateTable('counter').set({ count }).execute();
    await store.close();
  }

  const reader = { user: 'u-1', device: 'd-1' };
  const network = ['d-1', 'd-2', 'd-3'].map((device) => guest(device, 'home'));
  const writers: [string, readonly Identity[], number, string][] = [
    ['a guest’s device', [guest('d-1')], guestWritesOfDevice, 'writesOfGuest'],
    ['a network with ever new devices', network, guestWritesOfNetwork, 'writesOfGuest'],
    ['a reader', [reader], readerWritesAMinute, 'writesOfReader'],
  ];
  it.each(writers)('is a write of %s, with a limit', async (_, who, most, reason) => {
    const [one = reader, other = one, another = other] = who;
    expect((await greet(one)).status).toBe(200);
    await countAsDone(most - 1);
    expect((await greet(other)).status).toBe(200);
    const refused = await greet(another);
    expect(refused.status).toBe(429);
    expect(refused.body).toContain(reason);
    time.advance(refused.retryAfter * 1_000);
    expect((await greet(one)).status).toBe(200);
  });
});

describe('a device whose cookie has not come back', () => {
  it.each([about, 'Hello!'])('is answered, and nothing of it is stored: %s', async (input) => {
    const turn_id = newTurnId();
    const who = { ...guest('d-9'), fresh: true };
    expect(answerOf(await newsroom.chunks({ input, turn_id }, { who }))).not.toBe('');
    expect(await stored(turn_id, 'd:d-9')).toBeUndefined();
    const back = guest('d-9');
    expect(answerOf(await newsroom.chunks({ input, turn_id }, { who: back }))).not.toBe('');
    expect(await stored(turn_id, 'd:d-9')).toMatchObject({ state: 'done' });
  });

  it('uses up the quota of its network all the same', async () => {
    const ask = (n: number) =>
      newsroom.ask({ input: 'xyzzy' }, { who: { ...guest(`d-${n}`, 'home'), fresh: true } });
    expect((await ask(1)).headers.get('content-type')).toMatch(/event-stream/);
    const store = await openStore({ dataDir: newsroom.folder });
    const counted = store.database.query().updateTable('counter');
    await counted.set({ count: guestQuestionsOfNetworkADay }).execute();
    await store.close();
    expect(await codeOf(await ask(2))).toBe(notLoggedIn);
  });
});

describe('a report about an answer', () => {
  const reports = async () => {
    const store = await openStore({ dataDir: newsroom.folder });
    const rows = await store.database.query().selectFrom('report').selectAll().execute();
    await store.close();
    return rows;
  };
  const send = async (turn_id: string | undefined, who: Identity) => {
    const report = { report_target_type: 2, report_type: 9, report_desc: 'Wrong.', turn_id };
    const answer = await newsroom.fetch(
      new Request('http://newsroom.invalid/api/events/v1/report', {
        method: 'POST',
        headers: { authorization: `Bearer ${await signIdentity(who, secret, time.clock())}` },
        body: JSON.stringify({ report }),
      }),
    );
    expect(await codeOf(answer)).toBe(0);
  };

  it('is stored with the question and the answer, also if the reader signed in meanwhile', async () => {
    const turn_id = newTurnId();
    const said = answerOf(await newsroom.chunks({ input: about, turn_id }));
    await send(turn_id, guest('d-1'));
    await send(turn_id, { user: 'u-1', device: 'd-1' });
    const rows = await reports();
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ turn_id, question: about, reason: 9, text: 'Wrong.' });
      expect(answerOf(JSON.parse(row.answer ?? '[]') as ChatChunk[])).toBe(said);
    }
  });

  it('is stored without them if the turn is another reader’s, unknown or not named', async () => {
    const turn_id = newTurnId();
    await newsroom.chunks({ input: about, turn_id });
    for (const id of [turn_id, 'unknown', undefined]) await send(id, guest('d-2'));
    const none = { turn_id: null, question: null, answer: null, owner: 'd:d-2' };
    expect(await reports()).toMatchObject([none, none, none]);
  });
});

describe('a reader who leaves', () => {
  it('stops the turn: it is stored as far as it came, and may be asked again', async () => {
    const turn_id = newTurnId();
    const leaving = new AbortController();
    const answer = await newsroom.ask({ input: about, turn_id }, { signal: leaving.signal });
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    await until(async () => (await stored(turn_id))?.state === 'canceled');
    const again = await newsroom.chunks({ input: about, turn_id });
    expect(answerOf(again)).toContain('[1]');
    expect(await stored(turn_id)).toMatchObject({ state: 'done', attempts: 2, question: about });
  });

  it('leaves no timer behind', async () => {
    const answer = await newsroom.ask({ input: about });
    expect(time.waiting()).toBe(1);
    await answer.body?.cancel();
    expect(time.waiting()).toBe(0);
    await (await newsroom.ask({ input: about })).text();
    expect(time.waiting()).toBe(0);
  });
});

describe('concurrent streams', () => {
  it(`are at most ${streamsOfBrowser} per browser`, async () => {
    const first = await newsroom.ask({ input: about });
    const second = await newsroom.ask({ input: about });
    const third = await newsroom.ask({ input: about });
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
    await second.text();
    expect((await newsroom.ask({ input: about })).status).toBe(200);
  });

  it(`are at most ${streamsOfAddress} per address, whoever reads`, async () => {
    const open = (n: number, address: string) =>
      newsroom.ask({ input: about }, { who: guest(`d-${n}`, address) });
    for (let n = 0; n < streamsOfAddress; n += 1) expect((await open(n, 'home')).status).toBe(200);
    expect((await open(99, 'home')).status).toBe(429);
    expect((await open(99, 'office')).status).toBe(200);
  });

  it('of a dead process are free again after three heartbeats', async () => {
    for (let n = 0; n < streamsOfBrowser; n += 1) await newsroom.ask({ input: about });
    expect((await newsroom.ask({ input: about })).status).toBe(429);
    const store = await openStore({ dataDir: newsroom.folder });
    const later = time.clock() + streamSlotMs;
    expect(await store.quotas.take(`chat:browser:${hashOf('d-1')}`, 1, 'me', later, later)).toBe(
      true,
    );
    await store.close();
  });

  it('are not counted under device ids: those are the keys to a reader’s data', async () => {
    await newsroom.ask({ input: about });
    const store = await openStore({ dataDir: newsroom.folder });
    const query = store.database.query();
    const counters = await query.selectFrom('counter').select('name').execute();
    const leases = await query.selectFrom('lease').select('scope as name').execute();
    await store.close();
    const names = [...counters, ...leases].map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('chat:')).length).toBeGreaterThan(2);
    expect(names.filter((name) => /\bd-1\b/.test(name))).toEqual([]);
  });

  it('are kept alive by their heartbeats', async () => {
    for (let n = 0; n < streamsOfBrowser; n += 1) await newsroom.ask({ input: about });
    for (let beat = 0; beat < 4; beat += 1) {
      time.advance(heartbeatMs);
      await eventLoopTurns();
    }
    expect((await newsroom.ask({ input: about })).status).toBe(429);
  });
});

describe('who may ask', () => {
  it('a guest if the deployment allows it, otherwise only signed-in readers', async () => {
    const refused = await newsroom.ask({ input: about }, { who: { device: 'd-1' } });
    expect(await codeOf(refused)).toBe(notLoggedIn);
    const cn = await newsroom.ask({ input: about }, { who: { device: 'd-1', guestChat: false } });
    expect(await codeOf(cn)).toBe(notLoggedIn);
    const signedIn = await newsroom.ask({ input: about }, { who: { user: 'u-1', device: 'd-1' } });
    expect(signedIn.headers.get('content-type')).toMatch(/event-stream/);
    const nobody = await newsroom.ask({ input: about }, { who: { guestChat: true } });
    expect(nobody.status).toBe(400);
  });

  it('a guest 20 times a day, counted across a restart and on after signing in', async () => {
    for (let n = 0; n < guestQuestionsADay; n += 1) {
      if (n === 10) await newsroom.restart();
      expect(answerOf(await newsroom.chunks({ input: about }))).not.toBe('');
    }
    const refused = await newsroom.ask({ input: about });
    const body = (await refused.json()) as { code: number; msg: string };
    expect(body.code).toBe(notLoggedIn);
    expect(body.msg).toContain('20 questions a day');
    const signedIn = await newsroom.ask({ input: about }, { who: { user: 'u-1', device: 'd-1' } });
    expect(signedIn.headers.get('content-type')).toMatch(/event-stream/);
    await signedIn.text();
    time.advance(24 * hourMs);
    expect(answerOf(await newsroom.chunks({ input: about }))).not.toBe('');
  });

  it('a refused question is not counted and leaves no turn', async () => {
    const turn_id = newTurnId();
    for (let n = 0; n < streamsOfBrowser; n += 1) await newsroom.ask({ input: about });
    await newsroom.ask({ input: about, turn_id });
    expect(await stored(turn_id)).toBeUndefined();
  });

  it('a browser that drops its cookie shares the quota of its address', async () => {
    const store = await openStore({ dataDir: newsroom.folder });
    const day = isoDay(time.clock());
    const end = dayEnd(time.clock());
    for (let n = 0; n < 200; n += 1) {
      await store.quotas.count(`chat:address:home:${day}`, end, time.clock());
    }
    await store.close();
    const refused = await newsroom.ask({ input: about }, { who: guest('d-new', 'home') });
    expect(await codeOf(refused)).toBe(notLoggedIn);
  });

  it(`a signed-in reader ${readerQuestionsADay} times a day, then 429 until midnight`, async () => {
    const store = await openStore({ dataDir: newsroom.folder });
    const day = isoDay(time.clock());
    const end = dayEnd(time.clock());
    for (let n = 1; n < readerQuestionsADay; n += 1) {
      await store.quotas.count(`chat:u:u-1:${day}`, end, time.clock());
    }
    await store.close();
    const who = { user: 'u-1', device: 'd-1' };
    const last = await newsroom.ask({ input: about }, { who });
    expect(last.headers.get('content-type')).toMatch(/event-stream/);
    await last.text();
    const refused = await newsroom.ask({ input: about }, { who });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(12 * 3600);
  });
});

it('a newsroom that closes ends its streams with an error for the reader', async () => {
  const turn_id = newTurnId();
  const answer = await newsroom.ask({ input: about, turn_id });
  const reader = answer.body?.getReader();
  await reader?.read();
  await newsroom.restart();
  let rest = '';
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    rest += new TextDecoder().decode(next.value);
  }
  expect(rest).toMatch(/event: data\ndata: \{"code":503,"msg":"[^"]+"\}\n\n$/);
  expect(await stored(turn_id)).toMatchObject({ state: 'canceled' });
});
