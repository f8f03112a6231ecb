// What the newsroom needs from its database about those who run the site.

export type StoredOperator = { user_id: string; added_by: string; created_at: number };

/** `before` and `after` describe the change in a few words; '' where there is nothing to say. */
export type OperatorAct = {
  id: string;
  user_id: string;
  act: string;
  target: string;
  before: string;
  after: string;
  created_at: number;
};

export interface OperatorStore {
  has(userId: string): Promise<boolean>;
  /** Oldest first. */
  all(): Promise<StoredOperator[]>;
  /** False when the account is an operator already. */
  add(operator: StoredOperator): Promise<boolean>;
  /** False when the account is not an operator. */
  remove(userId: string): Promise<boolean>;
  note(act: OperatorAct): Promise<void>;
  /** Newest first; optionally of one operator, or acts whose name begins with a text. */
  acts(query: {
    user_id?: string;
    act?: string;
    /** Opaque: `next` of the previous page. */
    cursor?: string;
    limit: number;
  }): Promise<{ items: OperatorAct[]; next?: string }>;
}
