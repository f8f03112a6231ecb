// What is asked of the database about readers' reports, by those who run the site.
import type { ChatChunk } from '@/lib/model/chat/chunk';
import type { Owner } from './listing';

/** `owner` is undefined where the account or the device is gone; the report stays. */
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
   * The comment or the reply that is reported, with its words as they were then; without them once
   * their account is gone, or once their author deleted them and the report is closed.
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
  /** Ends a report, with a reply to its reader or without; false when it was closed before. */
  close(id: string, reply: string | undefined, now: number): Promise<boolean>;
  /** Removes at most `limit` reports that were closed before that time; how many went. */
  forget(before: number, limit: number): Promise<number>;
}
