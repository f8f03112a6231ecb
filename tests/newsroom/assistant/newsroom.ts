// A newsroom over the sample edition whose assistant is asked over HTTP, and the chunks it sends.
import { rmSync } from 'node:fs';
import { pino } from 'pino';
import { buildServiceRequest, readChunk, type ChatMessage } from '@/lib/contract';
import { signIdentity, type Identity } from '@/lib/contract/identity';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { openNewsroom, type Newsroom, type NewsroomOptions } from '@/lib/newsroom';
import { firstStart as start, startedFolder } from '@/tests/first-start';
import { handTimer } from '@/tests/hand-timer';

export { start };

export const secret = 'a secret that only this test knows about';

export type Message = Partial<Omit<ChatMessage, 'context'>> & {
  context?: Partial<ChatMessage['context']>;
};
export type Asked = {
  who?: Identity;
  language?: string;
  session?: string;
  signal?: AbortSignal;
};

/** A clock that moves only when advanced. */
export function createTestClock() {
  const { now, ...hand } = handTimer(start);
  return { ...hand, clock: now };
}

let turns = 0;
export const newTurnId = () => `${start}_${String((turns += 1)).padStart(12, '0')}`;

export async function startNewsroom(options: Partial<NewsroomOptions> = {}) {
  const folder = await startedFolder('assistant');
  const log = pino({ level: 'silent' });
  const settings = { dataDir: folder, secret, log, clock: () => start, ...options };
  let newsroom: Newsroom = await openNewsroom(settings);

  async function ask(message: Message, asked: Asked = {}): Promise<Response> {
    const who = asked.who ?? { device: 'd-1', guestChat: true };
    const body = { turn_id: newTurnId(), input: '', chat_type: 'chat', scene: 'list', ...message };
    const headers = {
      authorization: `Bearer ${await signIdentity(who, secret, settings.clock())}`,
      'session-id': asked.session ?? '1',
      language: asked.language ?? 'EN',
    };
    const base = 'http://newsroom.invalid';
    return newsroom.fetch(
      buildServiceRequest('Chat', body as ChatMessage, base, headers, asked.signal),
    );
  }

  return {
    folder,
    ask,
    fetch: (request: Request) => newsroom.fetch(request),
    async chunks(message: Message, asked?: Asked): Promise<ChatChunk[]> {
      return chunksOf(await (await ask(message, asked)).text());
    },
    async restart() {
      await newsroom.close();
      newsroom = await openNewsroom(settings);
    },
    async close() {
      await newsroom.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Every chunk of a response; one that does not parse fails the test. */
export function chunksOf(wire: string): ChatChunk[] {
  return [...wire.matchAll(/^event: response\ndata: (.*)$/gm)].map(([, data = '']) => {
    const chunk = readChunk(data);
    if (!chunk) throw new Error(`no chunk: ${data}`);
    return chunk;
  });
}

export const answerOf = (chunks: readonly ChatChunk[]) =>
  chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join('');

export const referencesOf = (chunks: readonly ChatChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === 'reference' ? chunk.references : []));

export const exceptionsOf = (chunks: readonly ChatChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === 'exception' ? [chunk.msg] : []));
