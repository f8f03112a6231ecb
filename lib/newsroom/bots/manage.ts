// What an operator does to bots. Protects: every stored bot can be displayed and matched, whoever
// made it.
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

/** A bot as an operator describes it, with all required fields checked. */
export const botInput = botDescription.extend({
  name: botDescription.shape.name.transform(inOurs),
  description: botDescription.shape.description.transform(inOurs),
  field: botField.refine(holdsWords, 'looks for nothing'),
});
export type BotInput = z.input<typeof botInput>;

/**
 * Creates the bot with this id, or changes it; it posts from the next round on.
 * @throws ZodError for an invalid description. False when the site has the most bots allowed.
 */
export const saveBot = (store: Store, input: BotInput, now: number): Promise<boolean> =>
  store.bots.save(botInput.parse(input), now);

/** Removes a bot with its posts from all lists, or restores it; false when there is none. */
export const hideBot = (store: Store, id: string, hidden = true): Promise<boolean> =>
  store.bots.setHidden(id, hidden);
