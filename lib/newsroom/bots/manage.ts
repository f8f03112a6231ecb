// What an operator does to bots. Protects: a bot that is kept can be shown and matched, whoever made it.
import * as z from 'zod';
import { botCategories, botIcons, postsADay, postsADayMost } from '@/lib/model/limits/bots';
import { languages, readLanguage, toTag } from '@/lib/model/text/languages';
import type { Store } from '../store/contract/store';
import { botField } from '../store/contract/bot-field';

/** In each of our languages; one that is missing is read in another. */
const texts = (most: number) =>
  z
    .array(z.object({ lang: z.string(), text: z.string().trim().min(1).max(most) }))
    .min(1)
    .max(languages.length)
    .transform((list, context) =>
      list.map(({ lang, text }) => {
        const found = readLanguage(lang);
        if (found !== undefined && found !== 'source') return { lang: toTag(found), text };
        context.addIssue({ code: 'custom', message: `${lang} is none of our languages` });
        return z.NEVER;
      }),
    );

const holdsWords = ({ words, names, subjects }: z.output<typeof botField>) =>
  names.length + subjects.length + languages.flatMap((lang) => words[lang]).length > 0;

/** A bot as an operator describes it; the id stays, whatever else changes. */
export const botInput = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,63}$/, 'is not an id of a bot'),
  name: texts(60),
  description: texts(300),
  icon: z.enum(botIcons).default('spark'),
  category: z.enum(botCategories),
  field: botField.refine(holdsWords, 'looks for nothing'),
  per_day: z.coerce.number().int().min(1).max(postsADayMost).default(postsADay),
});
export type BotInput = z.input<typeof botInput>;

/**
 * Makes the bot of this id, or changes it; it posts from the next round on.
 * @throws ZodError for a description that is none. False when the site has as many as it may have.
 */
export const saveBot = (store: Store, input: BotInput, now: number): Promise<boolean> =>
  store.bots.save(botInput.parse(input), now);

/** Takes a bot with its posts out of all lists, or puts it back; false when there is none. */
export const hideBot = (store: Store, id: string, hidden = true): Promise<boolean> =>
  store.bots.setHidden(id, hidden);
