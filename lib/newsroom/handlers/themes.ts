// Readers' own feeds. Protects: an unshared theme is private to its owner; of a shared one others
// see its words and the site's events, never its addresses or their items.
import { themeCardItems, themesMost } from '@/lib/model/limits/themes';
import { takenDown } from '@/lib/contract';
import { signedIn, type Context, type Handlers } from '../context';
import { countPreview } from '../count-writes';
import { hiddenFor } from '../hidden-events';
import { ownerOf } from '../owner';
import { Refusal } from '../refusal';
import type { Owner } from '../store/contract/store';
import type { StoredTheme, ThemeDefinition } from '../store/contract/theme-store';
import { addFeeds, addressesOf, needAddress, needFeed, needRoom } from '../themes/add-feeds';
import { themeMade } from '../themes/make-theme';
import { themePage } from '../themes/theme-page';
import { keywordGroups } from '../themes/theme-words';
import { wireThemes } from '../themes/wire-theme';

/** How many themes one reader may follow. */
const themesFollowedMost = 100;

export const noTheme = { code: takenDown, msg: 'There is no such theme.', theme: null };

async function themeFor(id: string, context: Context) {
  const stored = await context.store.themes.get(id);
  const [theme] = stored ? await wireThemes([stored], context, true) : [];
  return theme ? { theme } : noTheme;
}

/**
 * A theme that this reader may see; undefined when there is none.
 * @throws Refusal 403 for another reader's private one.
 */
export async function readableTheme(
  id: string,
  { store, identity }: Pick<Context, 'store' | 'identity'>,
): Promise<StoredTheme | undefined> {
  const theme = await store.themes.get(id);
  if (!theme || theme.deleted_at !== undefined) return undefined;
  if (theme.owner === ownerOf(identity)) return theme;
  if (!theme.shared) throw new Refusal('themeNotYours');
  return theme.listed ? theme : undefined;
}

async function ownTheme(
  id: string,
  owner: Owner,
  { store }: Context,
  deleted = false,
): Promise<StoredTheme | undefined> {
  const theme = await store.themes.get(id);
  if (theme && theme.owner !== owner) throw new Refusal('themeNotYours');
  return theme && (deleted || theme.deleted_at === undefined) ? theme : undefined;
}

function needWords({ keywords }: ThemeDefinition, context: Context): void {
  const blank = keywords.some((one) => keywordGroups(one, context.call.language).length === 0);
  if (blank) throw new Refusal('themeNoWords');
}

const isNothing = ({ keywords, sources }: ThemeDefinition) =>
  keywords.length + sources.length === 0;

const noDefinition: ThemeDefinition = { keywords: [], excluded: [], sources: [], languages: [] };

type Given = Partial<ThemeDefinition>;

/** The given values over the existing ones. */
const definitionOf = (given: Given, before = noDefinition): ThemeDefinition => ({
  keywords: given.keywords ?? before.keywords,
  excluded: given.excluded ?? before.excluded,
  sources: given.sources ?? before.sources,
  languages: given.languages ?? before.languages,
});

async function pageOf(
  theme: StoredTheme,
  { cursor, limit }: { cursor: string; limit: number },
  context: Context,
) {
  const { store, identity, call } = context;
  const owner = ownerOf(identity);
  const feeds = theme.owner === owner ? await store.themes.feedsOf(theme.id) : [];
  const { definition } = theme;
  return themePage(store, {
    ...{ definition, cursor: cursor || undefined, limit, reader: call.language },
    feeds: feeds.map(({ id }) => id),
    // The words of a theme override its reader's mutes.
    isHidden: await hiddenFor(store, owner, { words: definition.keywords.join('\n') }),
  });
}

/** Runs what counts against a limit of this reader: one at a time, in a transaction. */
const inTurn = <T>(owner: Owner, { store }: Context, run: () => Promise<T>): Promise<T> =>
  store.transaction(async () => {
    await store.themes.takeTurn(owner);
    return run();
  });

export const themeHandlers: Handlers<'themes'> = {
  async GetThemeData({ theme_id, cursor, limit }, context) {
    signedIn(context);
    const stored = await readableTheme(theme_id, context);
    if (!stored) return noTheme;
    const page = await pageOf(stored, { cursor, limit }, context);
    const [theme] = await wireThemes([stored], context, true);
    return {
      theme,
      item_list: page.items,
      has_more: page.next !== undefined,
      next_cursor: page.next ?? '',
    };
  },

  async GetThemeCard({ theme_id }, context) {
    signedIn(context);
    const stored = await readableTheme(theme_id, context);
    if (!stored) return { code: noTheme.code, msg: noTheme.msg, card: null };
    const { items } = await pageOf(stored, { cursor: '', limit: themeCardItems }, context);
    const [theme] = await wireThemes([stored], context);
    const { name = '', shared, own, followed, follow_count = 0 } = theme ?? {};
    return { card: { theme_id, name, shared, own, followed, follow_count, item_list: items } };
  },

  async ListThemes(_, context) {
    const owner = ownerOf(context.identity);
    if (!context.identity.user || !owner) return { own_list: [], followed_list: [] };
    const { themes } = context.store;
    const [own, followed] = [await themes.of(owner), await themes.followed(owner)];
    return {
      own_list: await wireThemes(own, context, true),
      followed_list: await wireThemes(followed, context),
    };
  },

  async CreateTheme({ name, shared = false, feeds, opml, ...given }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const definition = definitionOf(given);
    const addresses = addressesOf({ feeds, opml });
    // If its address is refused, this theme finds nothing.
    if (isNothing(definition)) needAddress(addresses);
    needWords(definition, context);
    const made = { owner, name, definition, shared };
    // In a transaction: a refusal leaves nothing changed.
    const { id, feed_results } = await inTurn(owner, context, async () => {
      const theme = await themeMade(made, context);
      if (theme.shared !== shared) await store.themes.change(theme.id, { shared }, now);
      const results = await addFeeds(theme, addresses, context);
      if (isNothing(definition)) await needFeed(theme, results, context);
      return { id: theme.id, feed_results: results };
    });
    return { ...(await themeFor(id, context)), feed_results };
  },

  async ConfigTheme({ theme_id, name, shared, feeds, opml, remove_feeds, ...given }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const addresses = addressesOf({ feeds, opml });
    const removed = new Set(remove_feeds);
    // Read within the reader's turn: changes by another tab or device are neither lost nor
    // overlooked.
    const feed_results = await inTurn(owner, context, async () => {
      const theme = await ownTheme(theme_id, owner, context);
      if (!theme) return undefined;
      const definition = definitionOf(given, theme.definition);
      const left = (await store.themes.feedsOf(theme_id)).filter(({ id }) => !removed.has(id));
      if (isNothing(definition) && left.length === 0) needAddress(addresses);
      needWords(definition, context);
      await store.themes.change(theme_id, { name, definition, shared }, now);
      for (const id of removed) await store.themes.removeFeed(theme_id, id);
      const results = await addFeeds(theme, addresses, context);
      if (isNothing(definition)) await needFeed(theme, results, context);
      return results;
    });
    return feed_results ? { ...(await themeFor(theme_id, context)), feed_results } : noTheme;
  },

  async DeleteTheme({ theme_id, restore }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const theme = await ownTheme(theme_id, owner, context, true);
    if (!theme) return noTheme;
    await inTurn(owner, context, async () => {
      if (restore && (await store.themes.of(owner)).length >= themesMost) {
        throw new Refusal('themesMost', { values: { most: themesMost } });
      }
      if (restore) await needRoom(theme, context);
      await store.themes.setDeleted(theme_id, restore ? undefined : now);
    });
    return restore ? themeFor(theme_id, context) : {};
  },

  async FollowTheme({ theme_id }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const theme = await readableTheme(theme_id, context);
    // A reader's own theme is in their list already.
    if (!theme) return noTheme;
    if (theme.owner === owner) return themeFor(theme_id, context);
    await inTurn(owner, context, async () => {
      const known = await store.themes.follows(owner, [theme_id]);
      if (known.size === 0 && (await store.themes.followed(owner)).length >= themesFollowedMost) {
        throw new Refusal('themesFollowed', { values: { most: themesFollowedMost } });
      }
      await store.themes.setFollowed(owner, theme_id, true, now);
    });
    return themeFor(theme_id, context);
  },

  async UnfollowTheme({ theme_id }, context) {
    const { store, now } = context;
    const owner = signedIn(context);
    const theme = await store.themes.get(theme_id);
    if (!theme) return noTheme;
    await store.themes.setFollowed(owner, theme_id, false, now);
    const isOpen = theme.owner === owner || theme.listed === true;
    return isOpen ? themeFor(theme_id, context) : {};
  },

  async ListSquareThemes({ cursor, limit }, context) {
    const page = await context.store.themes.square(cursor || undefined, limit);
    return {
      theme_list: await wireThemes(page.items, context),
      has_more: page.next !== undefined,
      next_cursor: page.next ?? '',
    };
  },

  async PreviewTheme(given, context) {
    const owner = signedIn(context);
    const definition = definitionOf(given);
    countPreview(context);
    const page = await themePage(context.store, {
      ...{ definition, feeds: [], limit: themeCardItems, reader: context.call.language },
      isHidden: await hiddenFor(context.store, owner, { words: definition.keywords.join('\n') }),
    });
    return { item_list: page.items, has_more: page.next !== undefined, next_cursor: '' };
  },
};
