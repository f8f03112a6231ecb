// The tabs: those that are always there, used when neither the cache nor the service has a tab list,
// and further ones that a service shows where there is enough for them.
import type { LocalizedText } from '../text/languages';
import { defaultTabKey } from '../limits/feed';

export type Tab = { key: string; name: LocalizedText };

const row = (key: string, en: string, zh: string, ph: string): Tab => ({
  key,
  name: [
    { lang: 'en', text: en },
    { lang: 'zh-CN', text: zh },
    { lang: 'ph', text: ph },
  ],
});

export const builtInTabs: readonly Tab[] = [
  row('recommend', 'For you', '推荐', 'Para sa iyo'),
  row('technology', 'Technology', '科技', 'Teknolohiya'),
  row('financial', 'Finance', '财经', 'Pananalapi'),
  row('politics', 'Politics', '时政', 'Politika'),
  row('entertainment', 'Entertainment', '娱乐', 'Libangan'),
  row('sports', 'Sports', '体育', 'Palakasan'),
];

export const furtherTabs: readonly Tab[] = [
  row('world', 'World', '国际', 'Mundo'),
  row('science', 'Science', '科学', 'Agham'),
  row('health', 'Health', '健康', 'Kalusugan'),
];

/** Every tab that an event can stand in. */
export const allTabs: readonly Tab[] = [...builtInTabs, ...furtherTabs];

/** The tab that opens first: the first of the loaded list, `recommend` until a list is known. */
export function defaultTab(tabs: readonly Tab[] | undefined): string {
  return tabs?.[0]?.key ?? defaultTabKey;
}
