// A message to a reader, and what carries one. Protects: mail, SMS and outbox look alike to whoever
// sends.

export type Message = {
  kind: 'phone' | 'email';
  to: string;
  subject: string;
  text: string;
  /** Of a mail: the same as a page, and further headers. */
  html?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Rejected with where nobody can have taken the message. */
export class NotTaken extends Error {}

/** What the server said that took it. Rejects when the message could not be handed over. */
export type DeliveryChannel = (message: Message) => Promise<string>;
