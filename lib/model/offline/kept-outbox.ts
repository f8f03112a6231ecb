// Pending calls in the form that the offline worker reads: it has no local storage, and does not
// know the contract.
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
  /**
   * By key: the outcomes of the calls that the worker made. The page acts on them, and removes
   * them.
   */
  sent: Readonly<Record<string, Exclude<Sent, 'later'>>>;
};
