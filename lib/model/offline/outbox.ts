// What a reader did and the service has not answered yet. Protects: of one mark of one event the
// last word counts, the others keep their order, and nobody's is ever sent for somebody else.
import type { FeedEntry } from '../feed/entry';

export type MarkPatch = Partial<
  Pick<FeedEntry, 'has_read' | 'has_updated' | 'collected' | 'like_status' | 'like_count'>
>;

/** The calls that are sent later; each sets a mark or says what was seen: sending one twice changes nothing. */
export const outboxCalls = [
  'LikeFeedBack',
  'CollectOrUncollectEvents',
  'MarkUserRead',
  'KeepReadingPlace',
  'ListPosts',
] as const;
/** Those that nobody pressed for: a service that refuses them is no news to the reader. */
export const unaskedCalls: readonly OutboxCall[] = [
  'MarkUserRead',
  'KeepReadingPlace',
  'ListPosts',
];
export type OutboxCall = (typeof outboxCalls)[number];

export type Unsent = {
  /** Of this entry alone. */
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

/** The queue with one more at its end, which takes the place of an earlier word on the same mark. */
export function withUnsent(queue: readonly Unsent[], added: Unsent): Unsent[] {
  const isSame = ({ owner, call, id }: Unsent) =>
    owner === added.owner && call === added.call && id === added.id;
  // What the service has is what was there before the first of them.
  const before = queue.find(isSame)?.before ?? added.before;
  return [...queue.filter((entry) => !isSame(entry)), { ...added, before }];
}
