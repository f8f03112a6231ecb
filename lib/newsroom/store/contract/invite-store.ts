// What is asked of the database about who may make an account where not everybody may.

/** `subject`: a confirmed address or number, as identities are kept. */
export type StoredInvite = { subject: string; created_at: number };

export interface InviteStore {
  has(subject: string): Promise<boolean>;
  /** False when it is there already. */
  add(invite: StoredInvite): Promise<boolean>;
  /** False when there is none. */
  remove(subject: string): Promise<boolean>;
  /** Newest first. `cursor`: opaque, as `next` of the page before. */
  page(query: {
    cursor?: string;
    limit: number;
  }): Promise<{ items: StoredInvite[]; next?: string }>;
  /** Those older than this time (ms). */
  forget(before: number): Promise<void>;
}
