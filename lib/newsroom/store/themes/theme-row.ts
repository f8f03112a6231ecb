// Themes, addresses, items and runs as rows and back. The JSON of their columns is parsed here.
import * as z from 'zod';
import { deepMindRun, themeReport } from '@/lib/contract/theme';
import { languages } from '@/lib/model/text/languages';
import type { Schema } from '../engine/schema';
import type { OwnFeed, OwnFeedItem, StoredRun, StoredTheme } from '../contract/theme-store';

const language = z.enum(languages);
const words = z.array(z.string());
const definition = z.object({
  keywords: words,
  excluded: words,
  sources: words,
  languages: z.array(language),
});
const item = z.object({
  title: z.string(),
  teaser: z.string(),
  link: z.string(),
  source: z.string(),
  lang: language,
});
const steps = deepMindRun.shape.steps;
const state = deepMindRun.shape.state;
/** Only signed-in readers can make themes. */
const owner = z.templateLiteral(['u:', z.string()]);

export const storedTheme = ({
  shared,
  taken_down,
  deleted_at,
  listed,
  ...row
}: Schema['theme']): StoredTheme => ({
  ...row,
  owner: owner.parse(row.owner),
  definition: definition.parse(JSON.parse(row.definition)),
  shared: shared === 1,
  taken_down: taken_down === 1,
  ...(listed === 1 && { listed: true }),
  ...(deleted_at === null ? {} : { deleted_at }),
});

export const ownFeed = ({
  etag,
  last_modified,
  last_ok_at,
  last_error,
  ...row
}: Schema['own_feed']): OwnFeed => ({
  ...row,
  etag: etag ?? undefined,
  last_modified: last_modified ?? undefined,
  last_ok_at: last_ok_at ?? undefined,
  last_error: last_error ?? undefined,
});

export const ownFeedItem = ({ item: json, ...row }: Schema['own_feed_item']): OwnFeedItem => ({
  ...row,
  ...item.parse(JSON.parse(json)),
});

export const ownFeedItemRow = ({
  id,
  feed_id,
  published_at,
  ...rest
}: OwnFeedItem): Schema['own_feed_item'] => ({
  ...{ id, feed_id, published_at },
  item: JSON.stringify(rest),
});

export const storedRun = ({ report, ended_at, ...row }: Schema['theme_run']): StoredRun => ({
  ...row,
  owner: owner.parse(row.owner),
  lang: language.parse(row.lang),
  state: state.parse(row.state),
  saved: row.saved === 1,
  steps: steps.parse(JSON.parse(row.steps)),
  ...(report === null ? {} : { report: themeReport.parse(JSON.parse(report)) }),
  ...(ended_at === null ? {} : { ended_at }),
});
