// The built-in tabs, used when neither the cache nor the service has a tab list.
import type { LocalizedText } from '../text/languages';
import { defaultTabKey } from '../limits';

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

/** The tab that opens first: the first of the loaded list, `recommend` until a list is known. */
export function defaultTab(tabs: readonly Tab[] | undefined): string {
  return tabs?.[0]?.key ?? defaultTabKey;
}
