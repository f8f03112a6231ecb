// What is asked of the database about those who run the site.

export type StoredOperator = { user_id: string; added_by: string; created_at: number };

/** `before` and `after` say in a few words what changed; '' where there is nothing to say. */
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
  /** False when the account is one already. */
  add(operator: StoredOperator): Promise<boolean>;
  /** False when the account is none. */
  remove(userId: string): Promise<boolean>;
  note(act: OperatorAct): Promise<void>;
  /** Newest first; of one operator, or of acts whose name begins so, where that is asked. */
  acts(query: {
    user_id?: string;
    act?: string;
    /** Opaque, as `next` of the page before. */
    cursor?: string;
    limit: number;
  }): Promise<{ items: OperatorAct[]; next?: string }>;
}
