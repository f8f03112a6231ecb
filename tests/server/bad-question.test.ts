// Invalid questions for the assistant: each field of a question missing, of another type, huge, or
// naming what does not exist, and questions that make no sense. Protects: the answer is a refusal
// in the envelope or a stream with a regular end, and no question makes a turn fail.
import { pino } from 'pino';
import { readEvents } from '@/lib/client/event-stream';
import { errorEvent, operations, readChunk, readStreamError } from '@/lib/contract';
import { dayMs } from '@/lib/model/time';
import {
  newMobile,
  openSite,
  signUpByPhone,
  type Browser,
  type Site,
} from '../newsroom/accounts/site';
import { sendWritten, wrongValues, type Written } from './bad-input';

const failures: string[] = [];
let site: Site;
let reader: Browser;
beforeAll(async () => {
  site = await openSite({
    log: pino({ level: 'error' }, { write: (line) => failures.push(line) }),
  });
  reader = site.browser();
  await signUpByPhone(reader, newMobile());
});
afterAll(() => site.close());
beforeEach(() => {
  // Questions are limited: a day passes for each test.
  site.advance(dayMs);
  failures.length = 0;
});

const eventId = 'sample-leap-second';
const input = 'Why is the leap second on its way out?';
const content = 'The leap second is on its way out.';
const common = { turn_id: '', input, event_id: eventId, chat_model_type: 'default' };
/** Complete questions: each field is present, so that none is left out. */
const questions: Readonly<Record<string, Written>> = {
  'of all news': {
    ...{ ...common, chat_type: 'chat', scene: 'list', scope: 'all', topic_id: 'none' },
    context: { content: '', eventId: '', tab: 'recommend' },
  },
  'on a cited sentence': {
    ...{ ...common, chat_type: 'reference', scene: 'detail', scope: 'article', topic_id: 'none' },
    context: { content, eventId, tab: '' },
  },
  'on a keyword of a topic': {
    ...{ ...common, chat_type: 'describe_keyword', scene: 'detail', scope: 'topic' },
    ...{ topic_id: eventId, context: { content: 'leap second', eventId, tab: 'recommend' } },
  },
};

let turns = 0;
const turnId = () => `1767225600000_${String((turns += 1)).padStart(12, '0')}`;

/** The answer to a question: the code of a refusal, or the kinds of the chunks of its stream. */
async function answered(question: Written, headers?: HeadersInit) {
  const answer = await sendWritten('Chat', question, { site, browser: reader, headers });
  const { status } = answer;
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || !answer.body) {
    const { base_resp } = operations.Chat.output.parse(await answer.json());
    return { status, code: base_resp?.error_code, why: base_resp?.error_message, chunks: [] };
  }
  const chunks: (string | undefined)[] = [];
  let code = 0;
  for await (const { event, data } of readEvents(answer.body)) {
    if (event === errorEvent) code = readStreamError(data)?.code ?? code;
    else chunks.push(readChunk(data)?.type);
  }
  return { status, code, why: '', chunks };
}

/** Asks, and expects a refusal with a message or a complete stream. */
async function expectInOrder(value: unknown, question: Written, headers?: HeadersInit) {
  const told = { value, ...(await answered(question, headers)), failures };
  const failed = told.status >= 500 || (told.code ?? 500) >= 500;
  const broken = told.chunks.some((type) => type === undefined || type === 'exception');
  expect({ ...told, failed, broken }).toEqual({
    ...told,
    failed: false,
    broken: false,
    failures: [],
  });
  if (told.status === 200) expect(told).toMatchObject({ code: 0, why: '' });
  else expect(told).toMatchObject({ code: told.status, why: expect.stringMatching(/./) });
}

const rows = Object.entries(questions).flatMap(([name, question]) =>
  ['turn_id', 'input', 'event_id', 'chat_model_type', 'chat_type', 'scene', 'scope', 'topic_id']
    .concat('context', 'context.content', 'context.eventId', 'context.tab')
    .map((field) => [name, field, question] as const),
);

it('covers every field there is', () => {
  const { shape } = operations.Chat.input;
  for (const question of Object.values(questions)) {
    expect(Object.keys(question).sort()).toEqual(Object.keys(shape).sort());
  }
});

it.each(Object.entries(questions))('a question %s is answered', async (_name, question) => {
  const { status, code, chunks } = await answered({ ...question, turn_id: turnId() });
  expect([status, code]).toEqual([200, 0]);
  expect(chunks).toContain('outcome');
});

it.each(rows)('a question %s with a bad %s', async (_name, field, question) => {
  const [whole = '', part] = field.split('.');
  for (const value of wrongValues()) {
    const before = question[whole];
    const isPart = part !== undefined && typeof before === 'object';
    const bad = isPart ? { ...before, [part]: value } : value;
    await expectInOrder(value, { ...question, turn_id: turnId(), [whole]: bad });
  }
});

it.each(Object.entries(questions))('a question %s that makes no sense', async (_, base) => {
  const odd = [
    ...['?', '??!', '🌊', '\u202ewhy', '((((', '[a-', '%00', '"', "'; drop table event; --", '<b>'],
    ...['What happened on February 31?', 'News of the year 0', 'What comes in 99999 years?'],
    ...['第０届第99999999届是谁？', '13月45日有什么新闻？', 'ika-0 ng ika-999', 'not not not'],
    ...['why '.repeat(1_000), '的'.repeat(4_000), 'x'.repeat(4_000), '1'.repeat(400), 'a\n\n\tb'],
  ];
  for (const text of odd) await expectInOrder(text, { ...base, turn_id: turnId(), input: text });
});

it.each(['session-id', 'language', 'accept-language', 'x-run-async', 'cube-id'])(
  'a question with a bad header %s',
  async (name) => {
    for (const value of ['', 'x'.repeat(5_000), '__proto__', '-1', '../..', 'q=;,', 'é', '{}']) {
      const question = { ...questions['of all news'], turn_id: turnId() };
      await expectInOrder(value, question, { [name]: value });
    }
  },
);
