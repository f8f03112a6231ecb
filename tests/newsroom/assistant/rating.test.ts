import { createClient } from '@/lib/client/create-client';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { isoDay } from '@/lib/model/calendar';
import { dayEnd } from '@/lib/model/day-end';
import { dayMs } from '@/lib/model/time';
import { openStore } from '@/lib/newsroom/store/open-store';
import { pino } from 'pino';
import { newTurnId, secret, start, startNewsroom } from './newsroom';

let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  newsroom = await startNewsroom();
});
afterAll(() => newsroom.close());

const quiet = { quiet: true };
const guest: Identity = { device: 'd-1', guestChat: true };
const input = 'Why is the leap second on its way out?';

async function callAs(identity: Identity) {
  const authorization = `Bearer ${await signIdentity(identity, secret, start)}`;
  return createClient((request) => newsroom.fetch(request), {
    base: 'http://newsroom.invalid',
    headers: () => ({ authorization }),
  });
}

async function answered(who = guest): Promise<string> {
  const turn_id = newTurnId();
  await (await newsroom.ask({ turn_id, input }, { who })).text();
  return turn_id;
}

/** What the operators of the site read. */
async function ratings() {
  const store = await openStore({ dataDir: newsroom.folder, log: pino({ level: 'silent' }) });
  try {
    return await store.ratings.since(start - dayMs, 10);
  } finally {
    await store.close();
  }
}

describe('a thumb for an answer', () => {
  it('reaches the operators with question and answer; the last one counts', async () => {
    const own = await callAs(guest);
    const turn_id = await answered();
    await own('RateAnswer', { turn_id, rating: 'up' });
    await own('RateAnswer', { turn_id, rating: 'down' });
    const [one, ...others] = await ratings();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ rating: 'down', question: input, created_at: start });
    expect(JSON.stringify(one?.chunks)).toContain('leap second');
    await own('RateAnswer', { turn_id, rating: 'none' });
    expect(await ratings()).toEqual([]);
  });

  it('is accepted from nobody else', async () => {
    const turn_id = await answered();
    const other = await callAs({ device: 'd-2', guestChat: true });
    await expect(other('RateAnswer', { turn_id, rating: 'up' }, quiet)).rejects.toMatchObject({
      code: 404,
    });
    expect(await ratings()).toEqual([]);
  });

  it('is part of a reader’s export, and outlives the deleted conversation', async () => {
    const who: Identity = { device: 'd-3', guestChat: true };
    const own = await callAs(who);
    const turn_id = await answered(who);
    await own('RateAnswer', { turn_id, rating: 'up' });
    await own('DeleteTurns', { turn_ids: [turn_id] });
    expect(await ratings()).toHaveLength(1);
    const { data } = await own('ExportOwnData', { section: 'ratings' });
    expect(JSON.stringify(data)).toContain(turn_id);
  });
});

describe('a deleted conversation', () => {
  it('is gone from the service, for its own reader only', async () => {
    const who: Identity = { device: 'd-4', guestChat: true };
    const [own, other] = [await callAs(who), await callAs({ device: 'd-5', guestChat: true })];
    const turn_id = await answered(who);
    await other('DeleteTurns', { turn_ids: [turn_id] });
    expect((await own('PublishAnswer', { turn_id })).code).toBe(0);
    await own('DeleteTurns', { turn_ids: [turn_id] });
    await expect(own('PublishAnswer', { turn_id }, quiet)).rejects.toMatchObject({ code: 404 });
  });
});

describe('the remaining quota of a day', () => {
  it('counts questions, not greetings, and says when it is full again', async () => {
    const who: Identity = { device: 'd-6', guestChat: true };
    const own = await callAs(who);
    const midnight = Date.UTC(2026, 0, 16);
    expect((await own('GetAllowance', {})).data).toEqual({ left: 20, most: 20, free_at: midnight });
    await answered(who);
    await (await newsroom.ask({ input: 'hello' }, { who })).text();
    expect((await own('GetAllowance', {})).data?.left).toBe(19);
  });

  it('is what the network address has left, if that is less', async () => {
    const address = 'hashed-address';
    const store = await openStore({ dataDir: newsroom.folder, log: pino({ level: 'silent' }) });
    const name = `chat:address:${address}:${isoDay(start)}`;
    for (let n = 0; n < 185; n += 1) await store.quotas.count(name, dayEnd(start), start);
    await store.close();
    const own = await callAs({ device: 'd-new', guestChat: true, address });
    expect((await own('GetAllowance', {})).data?.left).toBe(15);
  });
});
