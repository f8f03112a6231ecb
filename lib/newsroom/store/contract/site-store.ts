// What the newsroom needs from its database about running a site: files of operators, and messages
// sent.

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
  /** Call in a transaction: others who count the files wait until it ends. */
  takeTurn(): Promise<void>;
  /** False, and nothing changed, when that id exists. */
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

/** How many messages of a kind were sent in an hour (its start), and how many failed. */
export type DeliveryCount = {
  hour: number;
  kind: DeliveryKind;
  channel: DeliveryWay;
  sent: number;
  failed: number;
};

export interface DeliveryStore {
  /** Adds to the counts of the hour of `now`. */
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
