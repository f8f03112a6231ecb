// The assistant: a question in, an event stream out. The steps in order: permission, identification
// of the turn, a slot for the stream, the answer, the record.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ChatMessage, ChatQuota } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { streamSlotMs } from '@/lib/model/limits/chat';
import { Refusal } from '../refusal';
import type { DayReports } from '../day/day-reports';
import type { Store } from '../store/contract/store';
import type { Timer } from '@/lib/model/timer';
import type { Clock } from '../types';
import { answerTurn } from './answer';
import { needOf } from './answer-need';
import { chunkStream, type ChunkStream } from './chunk-stream';
import { mayAsk, quotaOf, takeSlots } from './may-ask';
import type { Model } from '../model/model';
import { knownTurn, openRecord, recorded } from './record';
import type { WebSearch } from './web-search';

export type AssistantOptions = {
  store: Store;
  model?: Model;
  checkModel?: Model;
  webSearch?: WebSearch;
  /** The reports of days, which an answer about today links to. */
  days?: DayReports;
  clock: Clock;
  timer: Timer;
  log: Logger;
};

/** What is sent with a question besides its message. */
export type AskedBy = {
  identity: Identity;
  /** The id of the conversation, a number that the client made; '' when it sent none. */
  session: string;
  language: Language;
  /** Aborted when the reader leaves before the stream begins. */
  signal: AbortSignal;
};

export type Assistant = {
  /** Returns the event stream of a turn. Throws `Refusal` before the stream begins. */
  ask(message: ChatMessage, by: AskedBy): Promise<ReadableStream<Uint8Array>>;
  /** How many questions an asker has left today. */
  quota(identity: Identity): Promise<ChatQuota>;
  /** Ends every stream with an error for its reader, and starts no other. */
  close(): Promise<void>;
};

const ending = { code: 503, msg: 'The news service is ending. Please try again.' };

/** How many earlier turns an answer may search for what a question refers to. */
const earlierTurns = 8;

async function* replayed(chunks: readonly ChatChunk[]): AsyncGenerator<ChatChunk> {
  yield* chunks;
}

export function createAssistant(options: AssistantOptions): Assistant {
  const { store, clock, timer, log } = options;
  const { quotas, turns } = store;
  const running = new Set<ChunkStream>();
  let closed = false;

  function stream(
    chunks: AsyncGenerator<ChatChunk>,
    leaving: AbortController,
    onBeat?: () => void,
  ) {
    async function* listed(): AsyncGenerator<ChatChunk> {
      try {
        yield* chunks;
      } finally {
        running.delete(made);
      }
    }
    const made = chunkStream(listed(), {
      timer,
      leaving,
      onBeat,
      onError(error) {
        if (!(error instanceof Refusal)) log.error({ err: error }, 'a turn failed');
        return { code: 500, msg: 'The news service failed.' };
      },
    });
    running.add(made);
    return made;
  }

  return {
    async ask(message, { identity, session, language, signal }) {
      // Questions may still arrive over a keep-alive connection.
      if (closed) throw new Refusal('ending', { retryAfterSeconds: 1 });
      const now = clock();
      const asker = mayAsk(identity);
      const turn = { message, asker, identity, session, language, now };
      const known = await knownTurn(store, turn);
      const leaving = new AbortController();
      if (known?.state === 'done') return stream(replayed(known.chunks), leaving).stream;

      const slot = randomUUID();
      const release = () =>
        quotas
          .release(slot)
          .catch((error: unknown) => log.error({ err: error }, 'a place could not be released'));
      try {
        await takeSlots(quotas, asker, message.turn_id, slot, now);
        await openRecord(store, turn, known, needOf(message, language) !== undefined);
      } catch (error) {
        await release();
        throw error;
      }
      if (signal.aborted) leaving.abort(signal.reason);
      signal.addEventListener('abort', () => leaving.abort(signal.reason), { once: true });

      const { owner } = asker;
      const earlier = session ? await turns.recent(owner, session, earlierTurns) : [];
      const answer = answerTurn(options, {
        ...{ message, owner, language, earlier, now },
        signal: leaving.signal,
      });
      const kept = identity.fresh
        ? answer
        : recorded(store, owner, message.turn_id, answer, leaving.signal);
      async function* inSlot(): AsyncGenerator<ChatChunk> {
        try {
          yield* kept;
        } finally {
          await release();
        }
      }
      const renew = () => {
        quotas
          .renew(slot, clock() + streamSlotMs)
          .catch((error: unknown) => log.error({ err: error }, 'a place could not be renewed'));
      };
      return stream(inSlot(), leaving, renew).stream;
    },

    quota: (identity) => quotaOf(quotas, identity, clock()),

    async close() {
      closed = true;
      await Promise.all([...running].map((one) => one.end(ending)));
    },
  };
}
