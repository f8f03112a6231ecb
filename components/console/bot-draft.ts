// A bot in its form's format: texts by language, one word per line. Protects: parts of a bot that
// the form does not show (its subjects and sections) are sent back unchanged.
import type { Output } from '@/lib/contract';
import { botCategories, botIcons, postsADay, postsADayMost } from '@/lib/model/limits/bots';
import { pickText, toTag, languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';

export type InnerBot = NonNullable<Output<'ListInnerBots'>['data']>['items'][number];
type ByLanguage = Record<Language, string>;

export type BotDraft = {
  id: string;
  name: ByLanguage;
  description: ByLanguage;
  category: string;
  icon: string;
  perDay: string;
  names: string;
  words: ByLanguage;
  without: ByLanguage;
};

export type WrongOfBot = 'id' | 'name' | 'description' | 'perDay' | 'words';

const linesOf = (list: unknown) => (Array.isArray(list) ? list.map(String).join('\n') : '');
const listOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The text of each language, '' if it has none of its own. */
const textsOf = (texts: InnerBot['name']): ByLanguage =>
  byLanguage((lang) => {
    const own = texts.filter((one) => one.lang === toTag(lang));
    return own.length > 0 ? pickText(own, lang) : '';
  });

export function botDraft(bot: InnerBot | undefined): BotDraft {
  const { names, words, without } = bot?.field ?? {};
  const wordsOf = (field: unknown) => byLanguage((lang) => linesOf(asRecord(field)[lang]));
  return {
    id: bot?.bot_id ?? '',
    name: textsOf(bot?.name ?? []),
    description: textsOf(bot?.description ?? []),
    category: bot?.category ?? botCategories[0],
    icon: bot?.icon ?? botIcons[0],
    perDay: String(bot?.per_day ?? postsADay),
    names: linesOf(names),
    words: wordsOf(words),
    without: wordsOf(without),
  };
}

const idOfBot = /^[a-z0-9][a-z0-9-]{1,63}$/;
const isEmpty = (texts: ByLanguage) => languages.every((lang) => texts[lang].trim() === '');

/** The parts of a draft that the service would refuse without a helpful message. */
export function wrongOfDraft(draft: BotDraft, bot: InnerBot | undefined): ReadonlySet<WrongOfBot> {
  const wrong = new Set<WrongOfBot>();
  const [perDay, subjects] = [Number(draft.perDay), bot?.field.subjects];
  const hasSubject = Array.isArray(subjects) && subjects.length > 0;
  if (!idOfBot.test(draft.id.trim())) wrong.add('id');
  if (isEmpty(draft.name)) wrong.add('name');
  if (isEmpty(draft.description)) wrong.add('description');
  if (perDay < 1 || perDay > postsADayMost) wrong.add('perDay');
  if (draft.names.trim() === '' && isEmpty(draft.words) && !hasSubject) wrong.add('words');
  return wrong;
}

/** The input of `SaveInnerBot`. */
export function botOfDraft(draft: BotDraft, bot: InnerBot | undefined) {
  const texts = (of: ByLanguage) =>
    languages
      .filter((lang) => of[lang].trim() !== '')
      .map((lang) => ({ lang: toTag(lang), text: of[lang].trim() }));
  return {
    id: draft.id.trim(),
    is_new: bot === undefined,
    name: texts(draft.name),
    description: texts(draft.description),
    category: draft.category,
    icon: draft.icon,
    per_day: Number(draft.perDay),
    field: {
      ...bot?.field,
      names: listOf(draft.names),
      words: byLanguage((lang) => listOf(draft.words[lang])),
      without: byLanguage((lang) => listOf(draft.without[lang])),
    },
  };
}
