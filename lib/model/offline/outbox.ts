// What a reader did and the service has not answered yet. Protects: for each mark of an event the
// last change counts, the others keep their order, and no change is ever sent for another reader.
import type { FeedEntry } from '../feed/entry';

export type MarkPatch = Partial<
  Pick<FeedEntry, 'has_read' | 'has_updated' | 'collected' | 'like_status' | 'like_count'>
>;

/**
 * The calls that may be sent later; each sets a mark or reports what was seen, so sending one twice
 * changes nothing.
 */
export const outboxCalls = [
  'LikeFeedBack',
  'CollectOrUncollectEvents',
  'MarkUserRead',
  'KeepReadingPlace',
  'ListPosts',
] as const;
/** Those without a press of the reader: they are not told when the service refuses them. */
export const unaskedCalls: readonly OutboxCall[] = [
  'MarkUserRead',
  'KeepReadingPlace',
  'ListPosts',
];
export type OutboxCall = (typeof outboxCalls)[number];

export type Unsent = {
  /** Identifies this entry. */
  key: string;
  /** The id of the account; '' for a guest. */
  owner: string;
  call: OutboxCall;
  /** The event, or the posts. */
  id: string;
  input: Readonly<Record<string, unknown>>;
  /** What the page showed before, and shows now. */
  before: MarkPatch;
  after: MarkPatch;
  /** When it was done, milliseconds. */
  at: number;
};

type Mark = Pick<Unsent, 'owner' | 'call' | 'id'>;

/** Whether two changes are of the same mark, by the same reader: only the later one counts. */
export const isSameMark = (one: Mark, other: Mark): boolean =>
  one.owner === other.owner && one.call === other.call && one.id === other.id;

/** The queue with an entry appended, which replaces an earlier one for the same mark. */
export function withUnsent(queue: readonly Unsent[], added: Unsent): Unsent[] {
  const isSame = (entry: Unsent) => isSameMark(entry, added);
  // The service's state is the one before the first of them.
  const before = queue.find(isSame)?.before ?? added.before;
  return [...queue.filter((entry) => !isSame(entry)), { ...added, before }];
}
