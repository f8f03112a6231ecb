// Creates themes. Protects: nobody makes more than the limits, and repeating a request whose
// response was lost does not make a second theme.
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { dayEnd } from '@/lib/model/day-end';
import { themesMost } from '@/lib/model/limits/themes';
import { minuteMs, secondMs } from '@/lib/model/time';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import type { StoredTheme } from '../store/contract/theme-store';

/** How many themes one reader may create in a day. */
export const themesADay = 40;
/**
 * Within this time creating the same theme again returns the existing one: its answer may have been
 * lost.
 */
export const sameThemeMs = 10 * minuteMs;

/**
 * Counts one more of `name` today.
 * @throws Refusal 429 where that is more than `most`.
 */
export async function countOfDay(
  name: string,
  most: number,
  { store, now }: Context,
): Promise<void> {
  const endsAt = dayEnd(now);
  if ((await store.quotas.count(name, endsAt, now)) <= most) return;
  const retryAfterSeconds = Math.ceil((endsAt - now) / secondMs);
  throw new Refusal('themesOfDay', { retryAfterSeconds });
}

type Made = Pick<StoredTheme, 'owner' | 'name' | 'definition' | 'shared'>;

/** A theme with the same name and words that its reader made just now. */
async function madeJustNow(
  { owner, name, definition }: Made,
  { store, now }: Context,
): Promise<StoredTheme | undefined> {
  const own = await store.themes.of(owner);
  return own.find(
    (one) =>
      one.created_at > now - sameThemeMs &&
      one.name === name &&
      isDeepStrictEqual(one.definition, definition),
  );
}

async function newTheme(made: Made, context: Context): Promise<StoredTheme> {
  const { store, now } = context;
  await countOfDay(`themes:${made.owner}`, themesADay, context);
  const id = `th_${randomBytes(16).toString('hex')}`;
  const counts = { taken_down: false, follow_count: 0, created_at: now, updated_at: now };
  const theme: StoredTheme = { id, ...made, ...counts };
  if (await store.themes.create(theme, themesMost)) return theme;
  throw new Refusal('themesMost', { values: { most: themesMost } });
}

/** A new theme, or the existing one if the same was made just now. */
export const themeMade = async (made: Made, context: Context): Promise<StoredTheme> =>
  (await madeJustNow(made, context)) ?? newTheme(made, context);
