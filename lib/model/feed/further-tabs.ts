// Tabs that a service shows if they have enough events, beside those of `tabs.ts`.
import { builtIn, builtInTabs, tabRow, type Tab } from './tabs';

const further = [
  tabRow('world', { en: 'World', zh: '国际', ph: 'Mundo' }),
  tabRow('science', { en: 'Science', zh: '科学', ph: 'Agham' }),
  tabRow('health', { en: 'Health', zh: '健康', ph: 'Kalusugan' }),
];

/** Shown if they have enough events. */
export const furtherTabs: readonly Tab[] = further;

/** Every tab that an event can be in. */
export const allTabs: readonly Tab[] = [...builtInTabs, ...furtherTabs];

/**
 * The keys of our own tabs. Data about tabs elsewhere is typed by them, so that a typo does not
 * compile.
 */
export type TabKey = (typeof builtIn | typeof further)[number]['key'];
