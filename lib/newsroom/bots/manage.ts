// What an operator does to bots. Protects: a bot that is kept can be shown and matched, whoever made it.
import * as z from 'zod';
import { botDescription } from '@/lib/contract/bot-description';
import { languages, readLanguage, toTag } from '@/lib/model/text/languages';
import type { Store } from '../store/contract/store';
import { botField } from '../store/contract/bot-field';

type Texts = { lang: string; text: string }[];

function inOurs(list: Texts, context: z.RefinementCtx): Texts {
  return list.map(({ lang, text }) => {
    const found = readLanguage(lang);
    if (found !== undefined && found !== 'source') return { lang: toTag(found), text };
    context.addIssue({ code: 'custom', message: `${lang} is none of our languages` });
    return z.NEVER;
  });
}

const holdsWords = ({ words, names, subjects }: z.output<typeof botField>) =>
  names.length + subjects.length + languages.flatMap((lang) => words[lang]).length > 0;

/** A bot as an operator describes it, checked for all that it must hold. */
export const botInput = botDescription.extend({
  name: botDescription.shape.name.transform(inOurs),
  description: botDescription.shape.description.transform(inOurs),
  field: botField.refine(holdsWords, 'looks for nothing'),
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
