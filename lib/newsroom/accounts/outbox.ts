// Undelivered messages: on a local machine without a mail server or an SMS gateway, codes must
// still be found somewhere. Kept in memory only, the newest few.
import type { Message } from './delivery-channel';

export type OutboxMessage = Message & { sent_at: number };

const most = 50;

export type Outbox = {
  put(message: OutboxMessage): void;
  /** Newest first. */
  list(): readonly OutboxMessage[];
};

export function createOutbox(): Outbox {
  let messages: OutboxMessage[] = [];
  return {
    put(message) {
      messages = [message, ...messages].slice(0, most);
    },
    list: () => messages,
  };
}
