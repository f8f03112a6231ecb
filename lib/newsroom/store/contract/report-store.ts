// What the newsroom needs from its database about readers' reports, for those who run the site.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Owner } from './listing';

/** `owner` is undefined once the account or device is deleted; the report stays. */
export type KeptReport = {
  id: string;
  owner?: Owner;
  target: number;
  event_id?: string;
  event_version_id?: string;
  reason: number;
  text?: string;
  question?: string;
  answer?: ChatChunk[];
  /**
   * The reported comment or reply, with its text at that time; without the text once its account is
   * deleted, or once its author deleted it and the report is closed.
   */
  comment_id?: string;
  comment_text?: string;
  created_at: number;
  reply?: string;
  closed_at?: number;
};

export interface ReportStore {
  get(id: string): Promise<KeptReport | undefined>;
  /** Newest first. */
  page(query: {
    state: 'open' | 'closed' | 'all';
    cursor?: string;
    limit: number;
  }): Promise<{ items: KeptReport[]; next?: string }>;
  /** Closes a report, with or without a reply to its reader; false when it was closed before. */
  close(id: string, reply: string | undefined, now: number): Promise<boolean>;
  /** Deletes at most `limit` reports closed before that time, and returns how many. */
  forget(before: number, limit: number): Promise<number>;
}
