// The record of a turn. The same question under the same id is answered from it, another question
// is refused, and what was sent is kept however the turn ends.
import { createHash } from 'node:crypto';
import type { ChatMessage } from '@/lib/contract';
import type { Identity } from '@/lib/contract/identity';
import type { ChatChunk } from '@/lib/model/chat/chunk';
import { isEndMark, isException, tellsSomething } from '@/lib/model/chat/plugins';
import type { Language } from '@/lib/model/text/languages';
import { countFreeQuestion } from '../count-writes';
import { Refusal } from '../refusal';
import type { Owner, Store, StoredTurn } from '../store/contract/store';
import { countQuestion, type Asker } from './may-ask';

export type NewTurn = {
  message: ChatMessage;
  asker: Asker;
  identity: Identity;
  session: string;
  language: Language;
  now: number;
};

function digestOf({ turn_id: _, ...message }: ChatMessage): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('hex');
}

/** The turn with this id, if it was asked before. Throws 409 for another question. */
export async function knownTurn(
  { turns }: Store,
  { message, asker }: NewTurn,
): Promise<StoredTurn | undefined> {
  const known = await turns.find(asker.owner, message.turn_id);
  if (known && known.digest !== digestOf(message)) {
    throw new Refusal('questionReused');
  }
  return known;
}

/**
 * Opens the record and counts the question, both or neither. Retrying a failed turn is not counted
 * again, and free ones count as a write only. A device whose cookie has not come back gets no
 * record.
 */
export async function openRecord(
  store: Store,
  { message, asker, identity, session, language, now }: NewTurn,
  known: StoredTurn | undefined,
  isFree: boolean,
): Promise<void> {
  const { owner } = asker;
  if (known) {
    if (await store.turns.beginAgain(owner, known.id)) return;
    throw new Refusal('questionRetries');
  }
  await store.transaction(async (inside) => {
    const begun =
      identity.fresh ||
      (await inside.turns.begin({
        owner,
        id: message.turn_id,
        session,
        event_id: message.event_id,
        question: message.input,
        language,
        digest: digestOf(message),
        created_at: now,
      }));
    if (!begun) throw new Refusal('questionBusy');
    if (isFree) await countFreeQuestion({ store: inside, identity, now });
    else await countQuestion(inside.quotas, asker, now);
  });
}

/** Joins adjacent pieces of the answer. */
function merged(chunks: readonly ChatChunk[]): ChatChunk[] {
  const list: ChatChunk[] = [];
  for (const chunk of chunks) {
    const last = list.at(-1);
    if (last?.type === 'answer' && !last.mark && chunk.type === 'answer') {
      list[list.length - 1] = { ...chunk, content: last.content + chunk.content };
    } else list.push(chunk);
  }
  return list;
}

/** The state of a turn after these chunks: its end mark counts, whatever happens after it. */
function stateOf(said: readonly ChatChunk[], signal: AbortSignal) {
  if (!said.some(isEndMark)) return signal.aborted ? 'canceled' : 'failed';
  if (!said.some(isException)) return 'done';
  return tellsSomething(said) ? 'partial' : 'failed';
}

/** Passes the chunks on and records them when they end, fail, or the reader leaves. */
export async function* recorded(
  { turns }: Store,
  owner: Owner,
  id: string,
  chunks: AsyncIterable<ChatChunk>,
  signal: AbortSignal,
): AsyncGenerator<ChatChunk> {
  const said: ChatChunk[] = [];
  try {
    for await (const chunk of chunks) {
      said.push(chunk);
      yield chunk;
    }
  } finally {
    await turns.end(owner, id, stateOf(said, signal), merged(said));
  }
}
