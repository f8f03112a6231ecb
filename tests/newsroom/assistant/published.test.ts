import { createClient } from '@/lib/client/create-client';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { newTurnId, secret, start, startNewsroom } from './newsroom';

describe('an answer that its reader shares', () => {
  let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
  beforeAll(async () => {
    newsroom = await startNewsroom();
  });
  afterAll(() => newsroom.close());

  const asked = { device: 'd-1', guestChat: true };
  const callAs = async (identity: Identity) => {
    const authorization = `Bearer ${await signIdentity(identity, secret, start)}`;
    return createClient((request) => newsroom.fetch(request), {
      base: 'http://newsroom.invalid',
      headers: () => ({ authorization }),
    });
  };

  async function answered(): Promise<string> {
    const turn_id = newTurnId();
    const input = 'Why is the leap second on its way out?';
    const event_id = 'sample-leap-second';
    const response = await newsroom.ask({ turn_id, input, event_id, scene: 'detail' });
    await response.text();
    return turn_id;
  }

  it('is a page for anybody: question, cited answer, sources, event', async () => {
    const turn_id = await answered();
    const own = await callAs(asked);
    const { data } = await own('PublishAnswer', { turn_id });
    const answer_id = data?.answer_id ?? '';
    expect((await own('PublishAnswer', { turn_id })).data?.answer_id).toBe(answer_id);
    const stranger = await callAs({ device: 'd-2' });
    const shared = await stranger('GetPublishedAnswer', { answer_id });
    expect(shared).toMatchObject({
      code: 0,
      data: {
        id: answer_id,
        event_id: 'sample-leap-second',
        question: 'Why is the leap second on its way out?',
        answer: expect.stringMatching(/\[\d\]/) as string,
        asked_at: start,
      },
    });
    expect(shared.data?.references.length).toBeGreaterThan(0);
    expect(JSON.stringify(shared)).not.toContain('d-1');
  });

  it('is shared and taken back by nobody else', async () => {
    const turn_id = await answered();
    const own = await callAs(asked);
    const other = await callAs({ device: 'd-2' });
    const quiet = { quiet: true };
    await expect(other('PublishAnswer', { turn_id }, quiet)).rejects.toMatchObject({
      code: 404,
    });
    const { data } = await own('PublishAnswer', { turn_id });
    const answer_id = data?.answer_id ?? '';
    await other('WithdrawAnswer', { turn_id });
    expect((await other('GetPublishedAnswer', { answer_id })).code).toBe(0);
    await own('WithdrawAnswer', { turn_id });
    expect(await other('GetPublishedAnswer', { answer_id })).toMatchObject({ code: -1 });
  });

  it('is none before anybody shared it', async () => {
    const own = await callAs(asked);
    expect(await own('GetPublishedAnswer', { answer_id: 'unknown' })).toMatchObject({ code: -1 });
  });
});
