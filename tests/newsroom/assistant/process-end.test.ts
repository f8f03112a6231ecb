// The newsroom in a process of its own, terminated while it writes answers.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServiceRequest } from '@/lib/contract';
import { signIdentity } from '@/lib/contract/identity';
import { openStore } from '@/lib/newsroom/store/open-store';
import { begin, chunkOf, ending, startModelServer, type Behavior } from './model-server';
import { answerOf, chunksOf, newTurnId, secret } from './newsroom';
import { until } from '@/tests/until';
import { freePort } from '@/tests/free-port';
import { bundledProgram } from '@/tests/bundled-program';

const question = 'How many times was a leap second added?';
const sentence =
  'The most recent leap second came at the end of 2016 and put UTC 37 seconds behind atomic time.';

/** Cites the passage with this sentence, as it appears in the prompt; then says the given text. */
const cites =
  (end: string): Behavior =>
  (response, { body }) => {
    const prompt = body.messages.map(({ content }) => content).join('\n');
    const at = prompt.indexOf(sentence);
    const [n = '1'] = prompt.slice(0, at).match(/\d+(?=\][^\]]*$)/) ?? [];
    begin(response);
    response.write(chunkOf(`${sentence}[${n}] And then`));
    if (end) response.end(end);
  };

let folder: string;
let model: Awaited<ReturnType<typeof startModelServer>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cubewire-process-end-'));
  model = await startModelServer();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

async function startProcess(set: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [bundledProgram('lib/commands/newsroom.ts')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      NEWS_SERVICE_SECRET: secret,
      POLL_FEEDS: 'off',
      LOG_LEVEL: 'error',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'some-model',
      ...set,
    },
  });
  children.push(child);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  await until(() => {
    if (child.exitCode !== null) throw new Error('The newsroom did not start.');
    return fetch(address).then(
      () => true,
      () => false,
    );
  });
  return { child, exited, address };
}

async function ask(address: string, turn_id: string, device: string): Promise<Response> {
  const identity = await signIdentity({ device, guestChat: true }, secret, Date.now());
  const headers = { authorization: `Bearer ${identity}`, 'session-id': '1', language: 'EN' };
  const message = {
    turn_id,
    input: question,
    chat_type: 'chat',
    scene: 'list',
    context: { content: '', eventId: '', tab: '' },
  } as const;
  return fetch(buildServiceRequest('Chat', message, address, headers));
}

/** Reads a stream to its end; `spoken` resolves once words of the answer have arrived. */
function reading({ body }: Response) {
  let text = '';
  let begun = () => {};
  const spoken = new Promise<void>((resolve) => (begun = resolve));
  const decoder = new TextDecoder();
  const whole = (async () => {
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(piece, { stream: true });
      if (text.includes('leap second came')) begun();
    }
    return text;
  })();
  return { spoken, whole };
}

it('SIGTERM in the middle of streams: an error event, exit 0 within 8 s, and no half record', async () => {
  model.script(cites(''));
  const { child, exited, address } = await startProcess();
  const turns = Array.from({ length: 3 }, (_, n) => ({ id: newTurnId(), device: `d-${n}` }));
  const streams = await Promise.all(
    turns.map(async ({ id, device }) => reading(await ask(address, id, device))),
  );
  await Promise.all(streams.map(({ spoken }) => spoken));
  const began = Date.now();
  child.kill('SIGTERM');
  const texts = await Promise.all(streams.map(({ whole }) => whole));
  for (const text of texts) {
    expect(text).toMatch(/\n\nevent: data\ndata: \{"code":503,"msg":"[^"]+"\}\n\n$/);
  }
  expect(await exited).toBe(0);
  expect(Date.now() - began).toBeLessThan(8_000);

  const store = await openStore({ dataDir: join(folder, 'data') });
  for (const [at, { id, device }] of turns.entries()) {
    const kept = await store.turns.find(`d:${device}`, id);
    // The stored answer is what was sent, word for word, and is closed.
    expect(kept?.state).toBe('canceled');
    expect(answerOf(kept?.chunks ?? [])).toBe(answerOf(chunksOf(texts[at] ?? '')));
    expect(answerOf(kept?.chunks ?? [])).toContain(sentence);
  }
  await store.close();

  // The slots are free again, and the question gets its whole answer under the same id.
  model.script(cites(ending));
  const after = await startProcess();
  const [first] = turns;
  const again = await ask(after.address, first?.id ?? '', first?.device ?? '');
  expect(again.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const text = await again.text();
  expect(text).not.toContain('event: data');
  expect(text).toContain('"mark":"end"');
  after.child.kill('SIGTERM');
  expect(await after.exited).toBe(0);
});

it('readiness fails first: for DRAIN_SECONDS questions are still accepted', async () => {
  model.script(cites(ending));
  const { child, exited, address } = await startProcess({ DRAIN_SECONDS: '4' });
  const ready = () => fetch(`${address}/readyz`).then(({ status }) => status);
  expect(await ready()).toBe(200);
  const began = Date.now();
  child.kill('SIGTERM');
  await until(async () => (await ready()) === 503);
  const answer = await ask(address, newTurnId(), 'd-late');
  expect(await answer.text()).toContain('"mark":"end"');
  expect(await exited).toBe(0);
  expect(Date.now() - began).toBeGreaterThan(4_000);
});
