// What stands in the form of how a reader wants a bot, and is not saved yet.
import * as z from 'zod';
import type { Customize } from '@/lib/contract';
import { languages } from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { useTypedDraft } from '../page/typed-draft';

const words = z.array(z.string());

const typedBot = z.object({
  wanted: z.object({
    extra_words: words,
    left_out_words: words,
    languages: z.array(z.enum(languages.map((one) => toWireLanguage(one)))),
    daily_limit: z.number(),
  }),
  /** Words that stand in their fields. */
  fields: z.object({ extra_words: z.string(), left_out_words: z.string() }),
});

/** What is changed of the settings that are kept of a bot; `forget` once it is saved. */
export const useBotDraft = (botId: string, kept: Customize) =>
  useTypedDraft(
    `bot:${botId}`,
    { wanted: kept, fields: { extra_words: '', left_out_words: '' } },
    typedBot,
  );
