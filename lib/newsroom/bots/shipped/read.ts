// How the product's bots are defined: three languages side by side, words as lists.
import { postsADay } from '@/lib/model/limits/bots';
import type { TabKey } from '@/lib/model/feed/further-tabs';
import { languages, toTag, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import type { BotDescription } from '../../store/contract/bot-store';
import type { BotField } from '../../store/contract/bot-field';

type Texts = Readonly<Record<Language, string>>;

export type WrittenBot = Pick<BotDescription, 'id' | 'icon' | 'category'> & {
  name: Texts;
  description: Texts;
  subjects?: BotField['subjects'];
  sections?: TabKey[];
  /** Separated by commas. */
  words: Texts;
  names?: string;
  without?: Partial<Texts>;
};

const list = (text = '') =>
  text
    .split(/[,，\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const localized = (texts: Texts) =>
  languages.map((lang) => ({ lang: toTag(lang), text: texts[lang] }));

export function readBot(bot: WrittenBot): BotDescription {
  const { id, icon, category, words, names, without, subjects = [], sections = [] } = bot;
  return {
    ...{ id, icon, category, per_day: postsADay },
    name: localized(bot.name),
    description: localized(bot.description),
    field: {
      ...{ subjects, sections, names: list(names) },
      words: byLanguage((lang) => list(words[lang])),
      without: byLanguage((lang) => list(without?.[lang])),
    },
  };
}
