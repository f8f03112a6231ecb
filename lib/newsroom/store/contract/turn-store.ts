// What the assistant needs from the database: turns, published answers, and ratings. Times are
// milliseconds since 1970.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Owner } from './listing';

/**
 * The state of a turn: `open` while it is being answered; `partial` when it was answered, but not
 * by the model or not to its end, so that it may be asked again.
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
  /** A hash of the message: a different one under the same id is a different question. */
  digest: string;
  /** The answer, as far as it came. */
  chunks: ChatChunk[];
  state: TurnState;
  attempts: number;
  created_at: number;
};

export interface TurnStore {
  find(owner: Owner, id: string): Promise<StoredTurn | undefined>;
  /**
   * False when the owner has a turn with this id. Deletes turns older than `chatTurnMs`: no reader
   * has them any more.
   */
  begin(turn: Omit<StoredTurn, 'chunks' | 'state' | 'attempts'>): Promise<boolean>;
  /** Reopens a turn that did not end well; false when it did, or was tried too often. */
  beginAgain(owner: Owner, id: string): Promise<boolean>;
  end(
    owner: Owner,
    id: string,
    state: Exclude<TurnState, 'open'>,
    chunks: readonly ChatChunk[],
  ): Promise<void>;
  /** The answered turns of a conversation, newest first. */
  recent(owner: Owner, session: string, limit: number): Promise<StoredTurn[]>;
  /** Deletes a reader's turns. */
  remove(owner: Owner, ids: readonly string[]): Promise<void>;
}

/** An answer that anybody with its id may read. */
export type PublishedAnswer = Pick<
  StoredTurn,
  'id' | 'event_id' | 'question' | 'language' | 'chunks'
> & {
  asked_at: number;
};

export interface PublishedStore {
  /** Publishes a copy of the turn and returns its id; the same id when it is published already. */
  publish(turn: StoredTurn, now: number): Promise<string>;
  /** Unpublishes it; false when it was not public. */
  withdraw(owner: Owner, turnId: string): Promise<boolean>;
  find(id: string): Promise<PublishedAnswer | undefined>;
  /** Whether the event asked about, or an event that the answer cites, was taken down. */
  tellsTakenDown(answer: Pick<StoredTurn, 'event_id' | 'chunks'>): Promise<boolean>;
}

/** A rating, with the question and the answer at that time. */
export type StoredRating = Pick<StoredTurn, 'question' | 'language' | 'event_id' | 'chunks'> & {
  rating: 'up' | 'down';
  created_at: number;
};

export interface RatingStore {
  /** Stores a reader's rating of an answer; the last one counts. */
  rate(turn: StoredTurn, rating: StoredRating['rating'], now: number): Promise<void>;
  clear(owner: Owner, turnId: string): Promise<void>;
  /** Newest first, those since a time in milliseconds. */
  since(time: number, limit: number): Promise<StoredRating[]>;
}
