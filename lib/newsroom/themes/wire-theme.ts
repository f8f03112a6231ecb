// Themes in the form of the wire. Protects: a theme's addresses and the results of their polls are
// only sent to its owner.
import type { Theme, ThemeFeed } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';
import type { Context } from '../context';
import { ownerOf } from '../owner';
import type { OwnFeed, StoredTheme } from '../store/contract/theme-store';
import { sayTrouble } from './feed-trouble';

/** An address as this reader entered it, and the result of its polls. */
function wireFeed(feed: OwnFeed & { address: string }, language: Language): ThemeFeed {
  const { id: feed_id, address, title, failures, last_error, last_ok_at = 0, next_poll_at } = feed;
  const state = failures > 0 ? 'failed' : last_ok_at > 0 ? 'ok' : 'waiting';
  const error = last_error ? sayTrouble(last_error, language) : '';
  return { feed_id, address, title, state, error, last_ok_at, next_poll_at };
}

/**
 * In the given order, as the calling reader sees them; `withFeeds`: their own with the addresses.
 */
export async function wireThemes(
  themes: readonly StoredTheme[],
  { store, identity, call }: Context,
  withFeeds = false,
): Promise<Theme[]> {
  const owner = ownerOf(identity);
  const ids = themes.map(({ id }) => id);
  const followed = owner ? await store.themes.follows(owner, ids) : new Set<string>();
  return Promise.all(
    themes.map(async (theme) => {
      const own = theme.owner === owner;
      const feeds = own && withFeeds ? await store.themes.feedsOf(theme.id) : [];
      return {
        ...{ theme_id: theme.id, name: theme.name, ...theme.definition, shared: theme.shared, own },
        ...{ followed: followed.has(theme.id), follow_count: theme.follow_count },
        taken_down: own && theme.taken_down,
        update_time: theme.updated_at,
        feeds: feeds.map((feed) => wireFeed(feed, call.language)),
      };
    }),
  );
}
