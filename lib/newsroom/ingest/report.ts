// The result of ingesting a feed, and its report line.
import { feedItemsMax } from '@/lib/model/limits/service';

export type FeedReport = {
  /** The publisher, or the address or file name where it is unknown. */
  name: string;
  /** The id of the feed that the document belongs to; absent where nothing could be read. */
  feed_id?: string;
  /** Items of the document, counting each guid once. */
  items: number;
  added: number;
  known: number;
  /** Items that could not be read, or have no link. */
  broken: number;
  /** Items beyond the limit of a feed. */
  left_out?: number;
  /** Items that could not be stored. */
  failed: number;
  /** The document was damaged but partly readable. */
  repaired?: boolean;
  /** The server said that nothing changed. */
  unchanged?: boolean;
  /** Why nothing could be read, as a sentence. */
  why?: string;
  /** The host could not be reached at all. */
  unreachable?: boolean;
};

export const emptyReport = { items: 0, added: 0, known: 0, broken: 0, failed: 0 };

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * `The Verge: 10 items, 8 new, 2 known` or `ft.com: refused: address points inside the network`.
 */
export function reportLine(report: FeedReport): string {
  const { name, why, unchanged, items, added, known, broken, failed } = report;
  const { left_out = 0, repaired } = report;
  if (why !== undefined) return `${name}: ${why}`;
  if (unchanged) return `${name}: nothing new`;
  const parts = [plural(items, 'item'), `${added} new`, `${known} known`];
  if (broken > 0) parts.push(`${broken} unreadable`);
  if (left_out > 0) parts.push(`${left_out} left out (a feed gives ${feedItemsMax})`);
  if (failed > 0) parts.push(`${failed} not stored`);
  if (repaired) parts.push('repaired');
  return `${name}: ${parts.join(', ')}`;
}

/** The last line of a run. */
export function totalLine(reports: readonly FeedReport[]): string {
  const sum = (pick: (report: FeedReport) => number) =>
    reports.reduce((total, report) => total + pick(report), 0);
  const unread = reports.filter(({ why }) => why !== undefined).length;
  const parts = [
    plural(reports.length, 'feed'),
    plural(
      sum((r) => r.items),
      'item',
    ),
    `${sum((r) => r.added)} new`,
    `${sum((r) => r.known)} known`,
  ];
  if (unread > 0) parts.push(`${unread} not read`);
  return `Total: ${parts.join(', ')}`;
}
