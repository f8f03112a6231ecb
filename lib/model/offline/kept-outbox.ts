// What waits to be sent, as the offline worker reads it: it has no local storage, and knows no calls.
import type { Sent } from './sent';

/** One call, ready to be made. */
export type KeptCall = {
  key: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
};

export type KeptOutbox = {
  /** The id of the account; '' for a guest. */
  owner: string;
  calls: readonly KeptCall[];
  /** By key: how those ended that the worker has made. The page acts on it, and takes it away. */
  sent: Readonly<Record<string, Exclude<Sent, 'later'>>>;
};
