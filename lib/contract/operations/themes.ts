// Custom themes: a reader's own feed from words, publishers, languages and feed addresses. Only
// signed-in readers have themes, and see others' themes once these are shared.
import * as z from 'zod';
import { ownFeedsMost, themeCardItems, themePage } from '@/lib/model/limits/themes';
import { envelopeShape } from '../envelope';
import { count, cursor, id } from '../fields';
import { operation } from '../operation';
import { theme, themeDefinition, themeItem, themeName } from '../theme';

/** How many themes one page has at most. */
const themePageMost = 50;
/** A feed list as other feed readers export it: some five hundred feeds. */
const ownOpmlChars = 128 * 1024;

const sampleTheme = 'th_sample';

/** `theme` is null, with `code` -1, if there is no theme with this id. */
const themeAnswer = z.object({
  ...envelopeShape,
  theme: theme.nullish(),
  /**
   * The result for each address to add: `error` is '' for one that is being checked now, `is_full`
   * is set if there was no room for it.
   */
  feed_results: z
    .array(
      z.object({
        address: z.string(),
        feed_id: z.string(),
        error: z.string(),
        is_full: z.boolean().optional(),
      }),
    )
    .optional(),
});

/**
 * An address that is too long is refused by itself, like any other invalid one, and not the whole
 * request.
 */
const addresses = z.array(z.string().trim().min(1).max(ownOpmlChars)).max(ownFeedsMost);

const ownChange = {
  ...themeDefinition.shape,
  /**
   * Anyone may find, read and follow it; its words are visible, its addresses and their items are
   * not.
   */
  shared: z.boolean().optional(),
  /** Addresses of feeds, or of pages that link to theirs. */
  feeds: addresses.optional(),
  /** A feed list as OPML: as many as there is room for are added. */
  opml: z.string().max(ownOpmlChars).optional(),
};

/** Non-ASCII characters and escaped quotes take more bytes in transit. */
const ownChangeBytes = 2 * ownOpmlChars;

const pageAnswer = {
  item_list: z.array(themeItem).optional(),
  has_more: z.boolean().optional(),
  next_cursor: z.string().optional(),
};

export const themeOperations = {
  /** The events of a theme and, for its owner, the items of its own feeds, newest first. */
  GetThemeData: operation({
    group: 'themes',
    method: 'GET',
    path: '/api/custom_theme/v1/get_custom_theme_data',
    input: z.object({ theme_id: id, cursor, limit: count(themePage, themePageMost) }),
    output: z.object({ ...envelopeShape, theme: theme.nullish(), ...pageAnswer }),
    list: ['item_list'],
    sample: { theme_id: sampleTheme, cursor: '' },
  }),
  /** Deletes an own theme. For a day `restore` brings it back. */
  DeleteTheme: operation({
    group: 'themes',
    method: 'POST',
    path: '/api/custom_theme/v1/delete',
    input: z.object({ theme_id: id, restore: z.boolean().default(false) }),
    output: themeAnswer,
    sample: { theme_id: sampleTheme },
  }),
  /** What lists show of a theme: its name, its followers and its first items. */
  GetThemeCard: operation({
    group: 'themes',
    method: 'GET',
    path: '/api/custom_theme/v1/simple_card_data',
    input: z.object({ theme_id: id }),
    output: z.object({
      ...envelopeShape,
      card: theme
        .pick({ theme_id: true, name: true, shared: true, own: true, followed: true })
        .extend({
          follow_count: z.number().int(),
          item_list: z.array(themeItem).max(themeCardItems),
        })
        .nullish(),
    }),
    sample: { theme_id: sampleTheme },
  }),
  /** Unfollows a theme. Repeating a call changes nothing. */
  UnfollowTheme: operation({
    group: 'themes',
    method: 'POST',
    repeatable: true,
    path: '/api/custom_theme/v1/unfollow',
    input: z.object({ theme_id: id }),
    output: themeAnswer,
    sample: { theme_id: sampleTheme },
  }),
  /** Own themes, newest first, then followed ones; none if nobody is signed in. */
  ListThemes: operation({
    group: 'themes',
    method: 'GET',
    path: '/api/custom_theme/v1/list',
    input: z.object({}),
    output: z.object({
      ...envelopeShape,
      own_list: z.array(theme).optional(),
      followed_list: z.array(theme).optional(),
    }),
    sample: {},
  }),
  /** Creates a feed of the reader's own, from words, publishers, languages and feed addresses. */
  CreateTheme: operation({
    group: 'themes',
    method: 'POST',
    path: '/api/custom_theme/v1/create',
    bodyBytes: ownChangeBytes,
    input: z.object({ name: themeName, ...ownChange }),
    output: themeAnswer,
    sample: { name: 'Rivers', keywords: ['river'] },
  }),
  /** Changes the given fields of a theme; `feeds` are added to the present ones. */
  ConfigTheme: operation({
    group: 'themes',
    method: 'POST',
    path: '/api/custom_theme/v1/config',
    bodyBytes: ownChangeBytes,
    input: z.object({
      theme_id: id,
      name: themeName.optional(),
      ...ownChange,
      remove_feeds: z.array(id).max(ownFeedsMost).optional(),
    }),
    output: themeAnswer,
    sample: { theme_id: sampleTheme, keywords: ['rivers', 'floods'] },
  }),
  /** Follows a theme that its owner shares. Repeating changes nothing. */
  FollowTheme: operation({
    group: 'themes',
    method: 'POST',
    repeatable: true,
    path: '/api/custom_theme/v1/follow',
    input: z.object({ theme_id: id }),
    output: themeAnswer,
    sample: { theme_id: sampleTheme },
  }),
  /** Shared themes, the most followed first. */
  ListSquareThemes: operation({
    group: 'themes',
    method: 'GET',
    path: '/api/custom_theme/v1/square_list',
    input: z.object({ cursor, limit: count(themePage, themePageMost) }),
    output: z.object({
      ...envelopeShape,
      theme_list: z.array(theme).optional(),
      has_more: z.boolean().optional(),
      next_cursor: z.string().optional(),
    }),
    list: ['theme_list'],
    sample: { cursor: '' },
  }),
  /** What a theme with these words would show now. Stores nothing. */
  PreviewTheme: operation({
    group: 'themes',
    method: 'POST',
    path: '/api/custom_theme/v1/preview',
    reads: true,
    input: themeDefinition,
    output: z.object({ ...envelopeShape, ...pageAnswer }),
    list: ['item_list'],
    sample: { keywords: ['river'] },
  }),
};
