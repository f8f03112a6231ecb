// What the assistant asks of the database: turns, answers that were made public, and thumbs. Times
// are milliseconds since 1970.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Owner } from './listing';

/**
 * How a turn of the assistant stands: `open` while it is being answered, `partial` where it was, but
 * not by the model or not to its end, so that it may be asked again.
 */
export type TurnState = 'open' | 'done' | 'partial' | 'failed' | 'canceled';

export type StoredTurn = {
  owner: Owner;
  /** Made by the client, unique for its owner. */
  id: string;
  /** The conversation it belongs to. */
  session: string;
  event_id?: string;
  question: string;
  language: string;
  /** A hash of the message: another one under the same id is another question. */
  digest: string;
  /** What was answered, as far as it came. */
  chunks: ChatChunk[];
  state: TurnState;
  attempts: number;
  created_at: number;
};

export interface TurnStore {
  find(owner: Owner, id: string): Promise<StoredTurn | undefined>;
  /**
   * False when the owner has a turn of this id. Turns older than `chatTurnMs` go: no reader
   * has them any more.
   */
  begin(turn: Omit<StoredTurn, 'chunks' | 'state' | 'attempts'>): Promise<boolean>;
  /** Opens a turn that did not end well once more; false when it did, or was tried too often. */
  beginAgain(owner: Owner, id: string): Promise<boolean>;
  end(
    owner: Owner,
    id: string,
    state: Exclude<TurnState, 'open'>,
    chunks: readonly ChatChunk[],
  ): Promise<void>;
  /** The answered turns of a conversation, newest first. */
  recent(owner: Owner, session: string, limit: number): Promise<StoredTurn[]>;
  /** Removes a reader's turns. */
  remove(owner: Owner, ids: readonly string[]): Promise<void>;
}

/** An answer that anybody may read who has its id. */
export type PublishedAnswer = Pick<
  StoredTurn,
  'id' | 'event_id' | 'question' | 'language' | 'chunks'
> & {
  asked_at: number;
};

export interface PublishedStore {
  /** Makes a copy of the turn public and answers its id; the same id when it is public already. */
  publish(turn: StoredTurn, now: number): Promise<string>;
  /** Takes it back; false when it was not public. */
  withdraw(owner: Owner, turnId: string): Promise<boolean>;
  find(id: string): Promise<PublishedAnswer | undefined>;
  /** Whether the event asked about, or one that a source of the answer is of, was taken down. */
  tellsTakenDown(answer: Pick<StoredTurn, 'event_id' | 'chunks'>): Promise<boolean>;
}

/** A thumb, with the question and the answer as they were then. */
export type StoredRating = Pick<StoredTurn, 'question' | 'language' | 'event_id' | 'chunks'> & {
  rating: 'up' | 'down';
  created_at: number;
};

export interface RatingStore {
  /** Keeps what the reader of a turn thinks of its answer; the last one counts. */
  rate(turn: StoredTurn, rating: StoredRating['rating'], now: number): Promise<void>;
  clear(owner: Owner, turnId: string): Promise<void>;
  /** Newest first, those since a time in milliseconds. */
  since(time: number, limit: number): Promise<StoredRating[]>;
}
