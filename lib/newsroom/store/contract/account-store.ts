// What accounts need from the database. Every step that an attacker could race is one statement, so
// that an attempt is counted before anybody learns its outcome.
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';

export type StoredAccount = {
  id: string;
  name: string;
  /** As `accounts/password.ts` writes it; absent for accounts that never had one. */
  password?: string;
  birthday: string;
  region: string;
  created_at: number;
  /** Since when the account is banned, and why. */
  banned_at?: number;
  ban_reason?: string;
};

/** `subject`: the phone number, the email address, or the provider's id of the reader. */
export type StoredIdentity = { kind: SignInKind; subject: string };

export type StoredSession = {
  /** The hash of the cookie's value. */
  id: string;
  user_id: string;
  method: SignInKind;
  device?: string;
  created_at: number;
  seen_at: number;
};

/** What a code is for: a sign-in code works for nothing else. */
export const codeScenes = ['phone', 'register', 'login', 'reset', 'cancel', 'address'] as const;
export type CodeScene = (typeof codeScenes)[number];

export type StoredCode = {
  scene: CodeScene;
  /** A keyed hash of the address. */
  subject: string;
  /** A hash of the transaction in which the code was requested. */
  flow: string;
  digest: string;
  ends_at: number;
};

/** `asked` is JSON about whoever started the flow. */
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
  /** Replaces the identity of the same kind, if there is one. False when another account has it. */
  setIdentity(userId: string, identity: StoredIdentity, now: number): Promise<boolean>;
  /**
   * False where `was` is given and is no longer the account's password; then nothing is written.
   */
  setPassword(userId: string, password: string, was?: string): Promise<boolean>;
  /**
   * Whether this is the account's password. The account stays locked until the transaction ends.
   */
  keepsPassword(userId: string, password: string): Promise<boolean>;
  /** Account ids after `after`, in order. */
  ids(after: string, limit: number): Promise<string[]>;
  /** Bans the account, or lifts the ban. */
  setBanned(userId: string, ban: { at: number; reason: string } | undefined): Promise<void>;
  setName(userId: string, name: string): Promise<void>;
  /**
   * Deletes the account with its identities and sessions, and everything of the owner `u:<id>` in
   * every table, counters included. False when there is no such account.
   */
  remove(userId: string): Promise<boolean>;
  /** Moves what a device did to the user; where both did the same, the user's is kept. */
  adopt(device: string, userId: string): Promise<void>;
  /**
   * Deletes every row of a user (`u:…`) or a device (`d:…`) and the settings of a device. Quota
   * counters stay, so that clearing a history gives no new quota.
   */
  erase(owner: `u:${string}` | `d:${string}`): Promise<void>;

  readonly sessions: {
    add(session: StoredSession): Promise<void>;
    find(id: string): Promise<StoredSession | undefined>;
    touch(id: string, now: number): Promise<void>;
    end(id: string): Promise<void>;
    /** Of one account, most recently used first. */
    of(userId: string): Promise<StoredSession[]>;
    /** Ends all sessions of an account except `keep`. */
    endAll(userId: string, keep?: string): Promise<void>;
    /** Deletes sessions last used before `seenBefore` or started before `begunBefore`. */
    sweep(seenBefore: number, begunBefore: number): Promise<void>;
  };

  readonly codes: {
    /** Replaces the code of this scene and subject: only the newest counts. */
    put(code: StoredCode, now: number): Promise<void>;
    /** Whether an unexpired code was requested in this flow. */
    waits(scene: CodeScene, subject: string, flow: string, now: number): Promise<boolean>;
    /** Counts one try and returns what to compare with; undefined when no try is left. */
    attempt(
      key: Pick<StoredCode, 'scene' | 'subject' | 'flow'>,
      most: number,
      now: number,
    ): Promise<{ digest: string; tries: number } | undefined>;
    /** The try was right: takes it back, so that it uses up none. */
    forgive(key: Pick<StoredCode, 'scene' | 'subject' | 'digest'>): Promise<void>;
    /** Uses the code up; true for one caller only. */
    consume(key: Pick<StoredCode, 'scene' | 'subject' | 'digest'>): Promise<boolean>;
    drop(scene: CodeScene, subject: string): Promise<void>;
  };

  readonly failures: {
    /**
     * Counts an attempt as failed before it is made. Returns 0 when it may be made, else the time
     * until which the subject is closed.
     */
    begin(subject: string, now: number): Promise<number>;
    closedUntil(subject: string): Promise<number>;
    /** The attempt succeeded: forgets the subject's failures. */
    forgive(subject: string): Promise<void>;
  };

  readonly flows: {
    put(flow: StoredFlow, now: number): Promise<void>;
    /** Hands out an unexpired flow once, and only to the browser that started it. */
    take(state: string, flow: string, provider: string, now: number): Promise<string | undefined>;
  };
}
