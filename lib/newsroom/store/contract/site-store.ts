// What is asked of the database about a site at work: files of operators, and messages that went out.

/** `content`: base64. */
export type StoredFile = {
  id: string;
  name: string;
  type: string;
  bytes: number;
  content: string;
  created_at: number;
};

export interface FileStore {
  /** In a transaction: whoever else counts them waits until it is over. */
  takeTurn(): Promise<void>;
  /** False, and nothing changed, when there is one of that id. */
  add(file: StoredFile): Promise<boolean>;
  find(id: string): Promise<StoredFile | undefined>;
  /** Newest first. */
  page(
    cursor: string | undefined,
    limit: number,
  ): Promise<{ items: Omit<StoredFile, 'content'>[]; next?: string }>;
  /** False when there is none. */
  remove(id: string): Promise<boolean>;
  count(): Promise<number>;
}

export type DeliveryKind = 'account' | 'code' | 'daily' | 'notice' | 'test';
export type DeliveryWay = 'email' | 'phone' | 'site';

/** How many messages of a kind went out in an hour (its beginning), and how many could not. */
export type DeliveryCount = {
  hour: number;
  kind: DeliveryKind;
  channel: DeliveryWay;
  sent: number;
  failed: number;
};

export interface DeliveryStore {
  /** Adds to the hour of `now`. */
  note(
    one: { kind: DeliveryKind; channel: DeliveryWay; sent?: number; failed?: number },
    now: number,
  ): Promise<void>;
  /** Newest first. */
  page(
    cursor: string | undefined,
    limit: number,
  ): Promise<{ items: DeliveryCount[]; next?: string }>;
  forget(before: number): Promise<void>;
}
