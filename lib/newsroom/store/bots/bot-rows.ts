// Bots, follows and posts as rows and back. The JSON of their columns is parsed here, on the way out.
import * as z from 'zod';
import { localizedText } from '@/lib/contract/entities';
import { botCategories } from '@/lib/model/limits/bots';
import { languages } from '@/lib/model/text/languages';
import { botField } from '../contract/bot-field';
import type {
  BotDescription,
  BotSettings,
  PostLine,
  StoredBot,
  StoredPost,
} from '../contract/bot-store';
import type { Owner } from '../contract/store';
import type { Schema } from '../engine/schema';

const category = z.enum(botCategories);
const words = z.array(z.string()).default([]);
const settings = z.object({
  extra_words: words,
  left_out_words: words,
  languages: z.array(z.enum(languages)).default([]),
  daily_limit: z.number().int().default(0),
});
const line = z.object({
  lang: z.enum(languages),
  text: z.string(),
  order: z.number().optional(),
  source: z.string().optional(),
  title: z.string().optional(),
  link: z.string(),
});

/** Throws a `ZodError` for a row that no version of ours has written. */
export function storedBot(row: Schema['bot']): StoredBot {
  return {
    ...row,
    category: category.parse(row.category),
    name: localizedText.parse(JSON.parse(row.name)),
    description: localizedText.parse(JSON.parse(row.description)),
    field: botField.parse(JSON.parse(row.field)),
    hidden: row.hidden === 1,
    shipped: row.shipped === 1,
  };
}

/** The columns that say what a bot is. */
export function botColumns({ id, name, description, field, ...rest }: BotDescription) {
  const { icon, category: filed, per_day } = rest;
  return {
    ...{ id, icon, category: filed, per_day },
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    field: JSON.stringify(field),
  };
}

export const noSettings: BotSettings = settings.parse({});
/** Throws for JSON that is not the settings of a follower. */
export const readSettings = (text: string): BotSettings => settings.parse(JSON.parse(text));
const readLine = (text: string): PostLine => line.parse(JSON.parse(text));

/** `owner` of a post is an `Owner` or '': nothing else is ever written. */
export function storedPost(row: Schema['bot_post']): Omit<StoredPost, 'event'> {
  const { id, bot_id, event_id, time, ordinal } = row;
  return {
    id,
    bot_id,
    owner: row.owner as Owner | '',
    event_id,
    time,
    ordinal,
    line: readLine(row.line),
  };
}
