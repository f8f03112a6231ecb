// What accounts ask of the database. Every step that a guesser could race is one statement here:
// whoever gets an answer was counted before, whatever else runs at the same time.
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';

export type StoredAccount = {
  id: string;
  name: string;
  /** As `accounts/password.ts` writes it; absent for those who never chose one. */
  password?: string;
  birthday: string;
  region: string;
  created_at: number;
  /** Since when nobody may sign in to it, and why. */
  banned_at?: number;
  ban_reason?: string;
};

/** `subject`: the number, the address, or what a provider calls the reader. */
export type StoredIdentity = { kind: SignInKind; subject: string };

export type StoredSession = {
  /** The hash of what the cookie holds. */
  id: string;
  user_id: string;
  method: SignInKind;
  device?: string;
  created_at: number;
  seen_at: number;
};

/** What a code is for: one for signing in opens nothing else. */
export const codeScenes = ['phone', 'register', 'login', 'reset', 'cancel', 'address'] as const;
export type CodeScene = (typeof codeScenes)[number];

export type StoredCode = {
  scene: CodeScene;
  /** A keyed hash of the address. */
  subject: string;
  /** A hash of the transaction in which the code was asked for. */
  flow: string;
  digest: string;
  ends_at: number;
};

/** `asked` is JSON of whoever began the flow. */
export type StoredFlow = {
  state: string;
  flow: string;
  provider: string;
  asked: string;
  ends_at: number;
};

export interface AccountStore {
  /** False when the identity belongs to an account already; then nothing is written. */
  create(account: StoredAccount, identity: StoredIdentity): Promise<boolean>;
  get(id: string): Promise<StoredAccount | undefined>;
  find(identity: StoredIdentity): Promise<StoredAccount | undefined>;
  identities(userId: string): Promise<StoredIdentity[]>;
  /** In the place of the one of its kind, if there is one. False when another account has it. */
  setIdentity(userId: string, identity: StoredIdentity, now: number): Promise<boolean>;
  /** False where `was` is given and the account's password is no longer that one; then nothing is written. */
  setPassword(userId: string, password: string, was?: string): Promise<boolean>;
  /** Whether a password is the account's; so it stays until the transaction that asks is over. */
  keepsPassword(userId: string, password: string): Promise<boolean>;
  /** Ids of accounts behind `after`, in their order. */
  ids(after: string, limit: number): Promise<string[]>;
  /** Closes an account to its reader, or opens it again. */
  setBanned(userId: string, ban: { at: number; reason: string } | undefined): Promise<void>;
  setName(userId: string, name: string): Promise<void>;
  /**
   * Deletes the account with its identities and sessions, and everything of the owner `u:<id>` in
   * every table, counters too. False when there is none.
   */
  remove(userId: string): Promise<boolean>;
  /** What a device did becomes the user's; where both did the same, the user's stays. */
  adopt(device: string, userId: string): Promise<void>;
  /**
   * Deletes every row of a user (`u:…`) or a device (`d:…`) and the settings of a device. What was
   * counted of them stays, so that clearing a history brings no new quota.
   */
  erase(owner: `u:${string}` | `d:${string}`): Promise<void>;

  readonly sessions: {
    add(session: StoredSession): Promise<void>;
    find(id: string): Promise<StoredSession | undefined>;
    touch(id: string, now: number): Promise<void>;
    end(id: string): Promise<void>;
    /** Of one account, the last used first. */
    of(userId: string): Promise<StoredSession[]>;
    /** All of an account, but `keep`. */
    endAll(userId: string, keep?: string): Promise<void>;
    /** Deletes those that nobody used since, or that began before. */
    sweep(seenBefore: number, begunBefore: number): Promise<void>;
  };

  readonly codes: {
    /** Replaces the code of this scene and subject: only the newest counts. */
    put(code: StoredCode, now: number): Promise<void>;
    /** Whether a living code was asked for in this flow. */
    waits(scene: CodeScene, subject: string, flow: string, now: number): Promise<boolean>;
    /** Counts one try and hands out what to compare with; undefined when none is left. */
    attempt(
      key: Pick<StoredCode, 'scene' | 'subject' | 'flow'>,
      most: number,
      now: number,
    ): Promise<{ digest: string; tries: number } | undefined>;
    /** The try was right: it takes none of those that the code has. */
    forgive(key: Pick<StoredCode, 'scene' | 'subject' | 'digest'>): Promise<void>;
    /** Uses the code up; true for one caller only. */
    consume(key: Pick<StoredCode, 'scene' | 'subject' | 'digest'>): Promise<boolean>;
    drop(scene: CodeScene, subject: string): Promise<void>;
  };

  readonly failures: {
    /**
     * Counts an attempt as failed before it is made. Answers 0 when it may be made, else the time
     * until which the subject is closed.
     */
    begin(subject: string, now: number): Promise<number>;
    closedUntil(subject: string): Promise<number>;
    /** The attempt was right after all. */
    forgive(subject: string): Promise<void>;
  };

  readonly flows: {
    put(flow: StoredFlow, now: number): Promise<void>;
    /** Hands a living flow out once, and only to the browser that began it. */
    take(state: string, flow: string, provider: string, now: number): Promise<string | undefined>;
  };
}
