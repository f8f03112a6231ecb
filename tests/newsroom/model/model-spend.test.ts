import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { dayMs } from '@/lib/model/time';
import { createEmbeddings } from '@/lib/newsroom/model/embeddings';
import { createModel } from '@/lib/newsroom/model/model';
import { createModelSpend } from '@/lib/newsroom/model/model-spend';
import { estimatedTokens } from '@/lib/newsroom/model/tokens';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import type { Store } from '@/lib/newsroom/store/contract/store';
import { until } from '@/tests/until';
import {
  behaviors,
  says,
  saysWithUsage,
  startModelServer,
  type ModelServer,
} from '../assistant/model-server';
import { answerOf, exceptionsOf, newTurnId, start, startNewsroom } from '../assistant/newsroom';
import { openStore, type OpenStore } from '@/lib/newsroom/store/open-store';

const log = pino({ level: 'silent' });
let server: ModelServer;
let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let store: OpenStore;
let now = start + 10 * dayMs;
beforeAll(async () => {
  server = await startModelServer();
  newsroom = await startNewsroom();
  store = await openStore({ dataDir: newsroom.folder });
});
afterAll(async () => {
  await store.close();
  await newsroom.close();
  await server.close();
});
beforeEach(() => {
  now += dayMs;
});

const spendOf = (of: Store, tokensADay?: number) =>
  createModelSpend({ store: of, tokensADay, clock: () => now, log });
const modelWith = (tokensADay?: number) =>
  createModel({
    ...{ baseUrl: server.baseUrl, name: 'some-model' },
    meter: spendOf(store, tokensADay)('write', 'some-model'),
  });
async function written(model: ReturnType<typeof modelWith>, content = 'What is it?') {
  let text = '';
  const { signal } = new AbortController();
  for await (const piece of model.write([{ role: 'user', content }], signal)) text += piece;
  return text;
}
/** Today's counts, once there are `calls` of them. */
async function usesOfDay(calls: number) {
  const today = async () =>
    (await store.modelUses.page(undefined, 9)).items.filter(
      ({ day }) => day === Math.floor(now / dayMs) * dayMs,
    );
  const sum = async () => (await today()).reduce((all, one) => all + one.calls, 0);
  await until(async () => (await sum()) >= calls);
  return today();
}

it.each(['after', 'with'] as const)(
  'counts the tokens that the server reports, %s the end of the text',
  async (where) => {
    server.script(saysWithUsage('It is a bridge.', { in: 21, out: 5 }, where));
    expect(await written(modelWith())).toBe('It is a bridge.');
    expect(await usesOfDay(1)).toMatchObject([
      {
        ...{ purpose: 'write', model: 'some-model', calls: 1, failed: 0, estimated: 0 },
        ...{ tokens_in: 21, tokens_out: 5 },
      },
    ]);
    expect(server.requests.at(-1)?.body.stream_options).toEqual({ include_usage: true });
  },
);

it('estimates them if the server reports none', async () => {
  server.script(says('It is a bridge.'));
  await written(modelWith(), '桥是什么？ What is it?');
  expect(await usesOfDay(1)).toMatchObject([
    { estimated: 1, tokens_in: 4 + 4, tokens_out: estimatedTokens('It is a bridge.') },
  ]);
});

it('a server that rejects the usage option is called without it from then on', async () => {
  const model = modelWith();
  server.script(behaviors.status(400), says('Yes.'), says('No.'));
  expect(await written(model)).toBe('Yes.');
  const before = server.requests.length;
  expect(await written(model)).toBe('No.');
  expect(server.requests).toHaveLength(before + 1);
  expect(server.requests.at(-1)?.body.stream_options).toBeUndefined();
  expect(await usesOfDay(2)).toMatchObject([{ calls: 2, failed: 0, estimated: 2 }]);
});

it('a refused call costs nothing, and an interrupted one what it sent', async () => {
  const model = modelWith();
  server.script(behaviors.status(500), behaviors.endsEarly('It is'));
  await expect(written(model)).rejects.toMatchObject({ kind: 'refused' });
  await expect(written(model)).rejects.toMatchObject({ kind: 'cut' });
  expect(await usesOfDay(2)).toMatchObject([
    { calls: 2, failed: 2, estimated: 1, tokens_in: 3, tokens_out: 2 },
  ]);
});

it('is not called once the tokens of the day are used up, and called again the next day', async () => {
  const model = modelWith(26);
  server.script(saysWithUsage('Yes.', { in: 20, out: 6 }, 'after'));
  await written(model);
  await usesOfDay(1);
  const before = server.requests.length;
  await expect(written(model)).rejects.toMatchObject({ kind: 'budget' });
  expect(server.requests).toHaveLength(before);
  now += dayMs;
  expect(await written(model)).toBe('Yes.');
});

it('vectors count toward the same budget', async () => {
  const vectors = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    const usage = { prompt_tokens: 7, total_tokens: 7 };
    response.end(JSON.stringify({ data: [{ index: 0, embedding: [1, 0] }], usage }));
  }).listen(0, '127.0.0.1');
  await once(vectors, 'listening');
  const { port } = vectors.address() as AddressInfo;
  const embed = createEmbeddings({
    ...{ baseUrl: `http://127.0.0.1:${port}/v1`, name: 'some-vectors' },
    meter: spendOf(store, 7)('meaning', 'some-vectors'),
  });
  const { signal } = new AbortController();
  expect(await embed(['bridge'], signal)).toEqual([[1, 0]]);
  expect(await usesOfDay(1)).toMatchObject([
    { purpose: 'meaning', model: 'some-vectors', tokens_in: 7, tokens_out: 0, estimated: 0 },
  ]);
  await expect(embed(['bridge'], signal)).rejects.toMatchObject({ kind: 'budget' });
  vectors.close();
});

it('without tokens the assistant quotes, and does not report a failing model', async () => {
  const model = { baseUrl: server.baseUrl, name: 'some-model' };
  const room = await startNewsroom({ model, modelBudget: { tokensADay: 1_000 } });
  const kept = await openStore({ dataDir: room.folder });
  await kept.modelUses.note({ purpose: 'write', model: 'x', tokens_in: 1_000 }, start);
  const before = server.requests.length;
  const input = 'How many times was a leap second added?';
  const chunks = await room.chunks({ input, turn_id: newTurnId() });
  expect(answerOf(chunks)).toContain('leap second');
  expect(exceptionsOf(chunks)).toEqual([]);
  expect(exceptionsOf(chunks)).not.toContain(lexicons.en.phrases.modelAway);
  expect(server.requests).toHaveLength(before);
  await kept.close();
  await room.close();
});

it.each([
  ['', 0],
  ['word', 1],
  ['words', 2],
  ['桥重新开放', 5],
  ['桥 bridge', 3],
])('%j is about %d tokens', (text, tokens) => {
  expect(estimatedTokens(text)).toBe(tokens);
});
