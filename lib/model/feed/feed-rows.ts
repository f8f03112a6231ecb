// The rows of a tab, in order: live events, a divider or continuation row, the history, its loader.
// Protects: no event is on the page twice, whatever the two lists hold.
import type { Feed } from './feed';

export type LoaderState = 'idle' | 'loading' | 'failed' | 'end';

export type FeedRow<E> =
  | { kind: 'event'; key: string; event: E; index: number }
  /** The heading of the sample edition, if it follows the news. */
  | { kind: 'shelf'; key: 'shelf' }
  | { kind: 'more'; key: 'more'; state: LoaderState }
  | { kind: 'splitter'; key: 'splitter'; has_more: boolean }
  | { kind: 'history'; key: 'history'; state: LoaderState };

const stateOf = (feed: Feed<unknown>, load: 'more' | 'history', goesOn: boolean): LoaderState => {
  if (feed.loading === load) return 'loading';
  if (feed.failed === load) return 'failed';
  return goesOn ? 'idle' : 'end';
};

/**
 * The rows of a feed. While infinite scroll has more live results, the history is hidden. `hidden`
 * events are left out.
 */
export function feedRows<E extends Shelved>(
  feed: Feed<E>,
  infinite: boolean,
  hidden: ReadonlySet<string> = new Set(),
): FeedRow<E>[] {
  if (feed.refreshed_at === undefined) return [];
  const seen = new Set(hidden);
  const events = (list: readonly E[]): FeedRow<E>[] =>
    list
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .map((event) => ({ kind: 'event', key: event.id, event, index: 0 }));
  const live = events(feed.events);
  const below: FeedRow<E>[] =
    infinite && feed.has_more
      ? [{ kind: 'more', key: 'more', state: stateOf(feed, 'more', true) }]
      : [
          { kind: 'splitter', key: 'splitter', has_more: feed.has_more },
          ...events(feed.history_events),
          {
            kind: 'history',
            key: 'history',
            state: stateOf(feed, 'history', feed.history_has_more),
          },
        ];
  let turn = 0;
  return withShelf([...live, ...below]).map((row) =>
    row.kind === 'event' ? { ...row, index: turn++ } : row,
  );
}

type Shelved = { id: string; writing?: string; release_time?: number };

/** An undated sample belongs to the shelf: the first of them gets a heading. */
const onShelf = ({ writing, release_time }: Shelved) => writing === 'sample' && release_time === 0;

function withShelf<E extends Shelved>(rows: FeedRow<E>[]): FeedRow<E>[] {
  const first = rows.findIndex((row) => row.kind === 'event' && onShelf(row.event));
  if (first < 0) return rows;
  return [...rows.slice(0, first), { kind: 'shelf', key: 'shelf' }, ...rows.slice(first)];
}
