// The tabs that always exist, used when neither the cache nor the service has a tab list. Further
// ones are in `further-tabs.ts`.

import { languages, toTag, type Language, type LocalizedText } from '../text/languages';
import { defaultTabKey } from '../limits/feed';

export type Tab = { key: string; name: LocalizedText };

export const tabRow = <const Key extends string>(key: Key, names: Record<Language, string>) => ({
  key,
  name: languages.map((lang) => ({ lang: toTag(lang), text: names[lang] })),
});

export const builtIn = [
  tabRow('recommend', { en: 'For you', zh: '推荐', ph: 'Para sa iyo' }),
  tabRow('technology', { en: 'Technology', zh: '科技', ph: 'Teknolohiya' }),
  tabRow('financial', { en: 'Finance', zh: '财经', ph: 'Pananalapi' }),
  tabRow('politics', { en: 'Politics', zh: '时政', ph: 'Politika' }),
  tabRow('entertainment', { en: 'Entertainment', zh: '娱乐', ph: 'Libangan' }),
  tabRow('sports', { en: 'Sports', zh: '体育', ph: 'Palakasan' }),
];

export const builtInTabs: readonly Tab[] = builtIn;

/** The tab that opens first: the first of the loaded list, `recommend` until a list is known. */
export function defaultTab(tabs: readonly Tab[] | undefined): string {
  return tabs?.[0]?.key ?? defaultTabKey;
}
