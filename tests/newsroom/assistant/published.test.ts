import { createClient } from '@/lib/client/create-client';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import { openStore } from '@/lib/newsroom/store/open-store';
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

  const event_id = 'sample-leap-second';
  const inArticle = { event_id, scene: 'detail' } as const;

  async function answered(where: object = inArticle): Promise<string> {
    const turn_id = newTurnId();
    const input = 'Why is the leap second on its way out?';
    const response = await newsroom.ask({ turn_id, input, ...where });
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

  it('is shared and unshared by nobody else', async () => {
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

  it('is hidden and cannot be shared while its event is taken down', async () => {
    const own = await callAs(asked);
    const store = await openStore({ dataDir: newsroom.folder });
    const ways = [inArticle, { scene: 'list' }, { event_id: 'sample-offside', scope: 'all' }];
    for (const where of ways) {
      const turn_id = await answered(where);
      const answer_id = (await own('PublishAnswer', { turn_id })).data?.answer_id ?? '';
      expect((await own('GetPublishedAnswer', { answer_id })).data?.answer).toMatch(/leap second/i);
      await store.events.takeDown(event_id);
      expect(await own('GetPublishedAnswer', { answer_id })).toMatchObject({
        code: -1,
        data: null,
      });
      await expect(own('PublishAnswer', { turn_id }, { quiet: true })).rejects.toMatchObject({
        code: 404,
      });
      await store.events.restore(event_id);
      expect((await own('GetPublishedAnswer', { answer_id })).code).toBe(0);
    }
    await store.close();
  });

  it('that found nothing is not shared: the page would show only the reader’s words', async () => {
    const turn_id = newTurnId();
    const input = 'Who sells zzyzx watches at half the price?';
    const chunks = await newsroom.chunks({ turn_id, input });
    expect(chunks).toContainEqual(expect.objectContaining({ type: 'outcome', outcome: 'none' }));
    const own = await callAs(asked);
    await expect(own('PublishAnswer', { turn_id }, { quiet: true })).rejects.toMatchObject({
      code: 409,
    });
  });

  it('does not exist before it is shared', async () => {
    const own = await callAs(asked);
    expect(await own('GetPublishedAnswer', { answer_id: 'unknown' })).toMatchObject({ code: -1 });
  });
});
