import type { Language } from '@/lib/model/languages';

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  ph: 'Filipino',
};
