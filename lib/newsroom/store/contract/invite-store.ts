// What the newsroom needs from its database about who may sign up where sign-up is by invitation.

/** `subject`: a confirmed address or number, as identities are kept. */
export type StoredInvite = { subject: string; created_at: number };

export interface InviteStore {
  has(subject: string): Promise<boolean>;
  /** False when it is there already. */
  add(invite: StoredInvite): Promise<boolean>;
  /** False when there is none. */
  remove(subject: string): Promise<boolean>;
  /** Newest first. `cursor`: opaque, `next` of the previous page. */
  page(query: {
    cursor?: string;
    limit: number;
  }): Promise<{ items: StoredInvite[]; next?: string }>;
  /** Deletes those older than this time (ms). */
  forget(before: number): Promise<void>;
}
