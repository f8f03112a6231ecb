// A message to a reader, and the channel that carries it. Protects: callers treat mail, SMS and
// outbox alike.

export type Message = {
  kind: 'phone' | 'email';
  to: string;
  subject: string;
  text: string;
  /** For mail: the same text as HTML, and further headers. */
  html?: string;
  headers?: Readonly<Record<string, string>>;
};

/** The rejection for a message that certainly nobody has taken. */
export class NotTaken extends Error {}

/**
 * Resolves to the response of the server that took the message. Rejects when it could not be handed
 * over.
 */
export type DeliveryChannel = (message: Message) => Promise<string>;
