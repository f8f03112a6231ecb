// The tabs: those that are always there, used when neither the cache nor the service has a tab list,
// and further ones that a service shows where there is enough for them.
import { languages, toTag, type Language, type LocalizedText } from '../text/languages';
import { defaultTabKey } from '../limits/feed';

export type Tab = { key: string; name: LocalizedText };

const row = <const Key extends string>(key: Key, names: Record<Language, string>) => ({
  key,
  name: languages.map((lang) => ({ lang: toTag(lang), text: names[lang] })),
});

const builtIn = [
  row('recommend', { en: 'For you', zh: '推荐', ph: 'Para sa iyo' }),
  row('technology', { en: 'Technology', zh: '科技', ph: 'Teknolohiya' }),
  row('financial', { en: 'Finance', zh: '财经', ph: 'Pananalapi' }),
  row('politics', { en: 'Politics', zh: '时政', ph: 'Politika' }),
  row('entertainment', { en: 'Entertainment', zh: '娱乐', ph: 'Libangan' }),
  row('sports', { en: 'Sports', zh: '体育', ph: 'Palakasan' }),
];

const further = [
  row('world', { en: 'World', zh: '国际', ph: 'Mundo' }),
  row('science', { en: 'Science', zh: '科学', ph: 'Agham' }),
  row('health', { en: 'Health', zh: '健康', ph: 'Kalusugan' }),
];

/** The keys of our own tabs. What is said of tabs elsewhere is typed by them, so that a slip does not compile. */
export type TabKey = (typeof builtIn | typeof further)[number]['key'];

export const builtInTabs: readonly Tab[] = builtIn;

/** Shown where there is enough for them. */
export const furtherTabs: readonly Tab[] = further;

/** Every tab that an event can stand in. */
export const allTabs: readonly Tab[] = [...builtInTabs, ...furtherTabs];

/** The tab that opens first: the first of the loaded list, `recommend` until a list is known. */
export function defaultTab(tabs: readonly Tab[] | undefined): string {
  return tabs?.[0]?.key ?? defaultTabKey;
}
