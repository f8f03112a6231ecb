// Readers who read, write and chat without a pause, and their results: each records which of its
// writes were acknowledged, and which answers were errors although no connection had died.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { buildRequest, operations, type Fetch, type OperationName } from '@/lib/contract';
import { ServiceError } from '@/lib/client/service-error';
import { chatChunks } from '@/lib/client/chat-stream';
import { hashOf, newToken } from '@/lib/newsroom/accounts/keys';
import { sessionCookie as serviceSession } from '@/lib/newsroom/accounts/sessions';
import { keptSessionCookie } from '@/lib/server/identity/session';
import { CollectOperate, LikeOperate } from '@/lib/model/wire/enums';
import { questions } from '../newsroom/assistant/questions';
import type { Cluster } from './cluster';

export type Told = {
  pages: number;
  calls: number;
  chats: number;
  /** Requests on a connection that died: the reader retries. */
  died: number;
  /** Requests that a patient reader was told to try again later. */
  busy: number;
  errors: string[];
  /** Questions beyond the daily limit. */
  refused: number;
  /** Acknowledged likes. */
  liked: { owner: `u:${string}`; id: string }[];
  /** Turns that were answered completely. */
  turns: { owner: `u:${string}`; turn: string }[];
  /** Milliseconds per page. */
  times: number[];
};

const readPauseMs = 150;
/** A service that takes too long, or rests because of that. */
const slow: ReadonlySet<number | undefined> = new Set([503, 504]);
const acknowledged = z.object({ code: z.literal(0) });
/** The turn of a dead newsroom becomes free when its slot expires, after 45 seconds. */
const askedAgain = 120;

type Site = Pick<Cluster, 'origin' | 'died' | 'sessionSecret' | 'store'>;

/** An account with a session, and the cookie of a browser signed in to it. */
async function signedIn(
  { store, sessionSecret }: Pick<Cluster, 'sessionSecret' | 'store'>,
  number: number,
): Promise<{ owner: `u:${string}`; cookie: string }> {
  const [user, token, now] = [randomUUID(), newToken(), Date.now()];
  const { accounts } = store;
  const identity = { kind: 'email', subject: `reader-${number}@example.org` } as const;
  const account = { id: user, name: `Reader ${number}`, birthday: '1990-01-01', region: 'sg' };
  await accounts.create({ ...account, created_at: now }, identity);
  const session = { id: hashOf(token), user_id: user, method: 'email' as const };
  await accounts.sessions.add({ ...session, created_at: now, seen_at: now });
  const kept = { jar: { [serviceSession]: token }, begun: now };
  const cookie = await keptSessionCookie(kept, sessionSecret, false);
  return { owner: `u:${user}`, cookie: cookie.split(';', 1)[0] ?? '' };
}

export function createReaders(
  { origin, died, sessionSecret, store }: Site,
  events: readonly string[],
  { patient = false } = {},
) {
  const told: Told = {
    ...{ pages: 0, calls: 0, chats: 0, died: 0, busy: 0, refused: 0, errors: [] },
    ...{ liked: [], turns: [], times: [] },
  };

  function createReader(number: number) {
    let cookie = '';
    let owner: `u:${string}` = 'u:';
    const network = `198.51.${100 + (number >> 8)}.${1 + (number % 250)}`;

    /** One request with an id; undefined when it was on a connection that died. */
    async function send(
      request: Request,
      read: (answer: Response) => Promise<unknown>,
      what: string,
    ): Promise<boolean> {
      const id = randomUUID();
      request.headers.set('x-request-id', id);
      request.headers.set('x-forwarded-for', network);
      if (cookie) request.headers.set('cookie', cookie);
      try {
        const answer = await fetch(request);
        const set = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
        cookie ||= set.join('; ');
        const why = await read(answer);
        if (answer.status < 500 && why === undefined) return true;
        if (died(id)) told.died += 1;
        else if (patient && slow.has(answer.status)) told.busy += 1;
        else told.errors.push(`${what}: ${answer.status} ${String(why ?? '')}`.slice(0, 300));
      } catch (error) {
        if (died(id)) told.died += 1;
        else told.errors.push(`${what}: ${String(error)}`.slice(0, 300));
      }
      return false;
    }

    async function page(path: string): Promise<boolean> {
      const began = performance.now();
      told.pages += 1;
      return send(
        new Request(origin + path),
        async (answer) => {
          const text = await answer.text();
          told.times.push(performance.now() - began);
          return text.endsWith('</html>') || answer.status < 500 ? undefined : 'not whole';
        },
        path.split('?', 1)[0] ?? path,
      );
    }

    async function call<N extends OperationName>(
      name: N,
      input: Parameters<typeof buildRequest<N>>[1],
    ): Promise<boolean> {
      told.calls += 1;
      const request = buildRequest(name, input, origin, { origin });
      const parse = operations[name].output;
      return send(
        request,
        async (answer) => {
          const body: unknown = await answer.json();
          const { success } = parse.safeParse(body);
          const isDone = acknowledged.safeParse(body).success;
          return success && isDone && answer.ok ? undefined : JSON.stringify(body);
        },
        name,
      );
    }

    async function chat(at: number): Promise<void> {
      const question = questions[at % questions.length];
      if (!question) return;
      const turn = `${Date.now()}_${number}_${at}`;
      const message = {
        ...{ turn_id: turn, input: question.text },
        ...{ chat_type: 'chat' as const, scene: 'list' as const },
        context: { content: '', eventId: '', tab: '' },
      };
      told.chats += 1;
      // Retried with the same id when the connection dies: the answer belongs to the same turn.
      for (let attempt = 0; attempt < askedAgain; attempt += 1) {
        const id = randomUUID();
        const asking: Fetch = (request) => {
          request.headers.set('x-request-id', id);
          request.headers.set('x-forwarded-for', network);
          request.headers.set('origin', origin);
          request.headers.set('cookie', cookie);
          return fetch(request);
        };
        const where = {
          ...{ base: origin, sessionId: `${number}`, cubeId: 'cube_scale' },
          language: question.language,
        };
        try {
          for await (const _ of chatChunks(asking, message, where));
          told.turns.push({ owner, turn });
          return;
        } catch (error) {
          // An hour of questions without a pause uses up the daily limit.
          if (error instanceof ServiceError && error.code === 429) {
            told.refused += 1;
            return;
          }
          const isBusy = patient && error instanceof ServiceError && slow.has(error.code);
          if (isBusy) told.busy += 1;
          else if (!died(id) && attempt === 0) {
            told.errors.push(`chat: ${error instanceof Error ? error.message : String(error)}`);
            return;
          }
          told.died += died(id) ? 1 : 0;
          await pause(500);
        }
      }
      told.errors.push(`chat: the turn ${turn} was never answered`);
    }

    return {
      async run(signal: AbortSignal): Promise<void> {
        while (!cookie && !signal.aborted) await page('/m/news');
        const session = await signedIn({ store, sessionSecret }, number);
        owner = session.owner;
        cookie = `${cookie}; ${session.cookie}`;
        for (let at = number; !signal.aborted; at += 1) {
          const id = events[at % events.length] ?? '';
          const like = { operate_event_ids: [id], session_id: '' };
          if (at % 3 === 0) await page(at % 2 ? '/m/news' : `/m/news/detail?id=${id}`);
          else if (at % 3 === 1) {
            const liked = await call('LikeFeedBack', { ...like, operate_type: LikeOperate.Like });
            if (liked) told.liked.push({ owner, id });
            await call('CollectOrUncollectEvents', {
              ...{ ...like, operate_type: CollectOperate.Collect },
            });
          } else if (at % 5 === 0) await chat(at);
          else
            await call('ListEvents', { tab: 'recommend', load_count: 10, displayed_event_ids: [] });
          await pause(readPauseMs, undefined, { signal }).catch(() => undefined);
        }
      },
    };
  }

  return { told, createReader };
}
