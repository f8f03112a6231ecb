// The unsaved form of a reader's settings for a bot.
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
  /** Text in the fields. */
  fields: z.object({ extra_words: z.string(), left_out_words: z.string() }),
});

/** The changes to a bot's saved settings; call `forget` once they are saved. */
export const useBotDraft = (botId: string, kept: Customize) =>
  useTypedDraft(
    `bot:${botId}`,
    { wanted: kept, fields: { extra_words: '', left_out_words: '' } },
    typedBot,
  );
