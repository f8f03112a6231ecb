import type { Language } from '@/lib/model/text/languages';

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  ph: 'Filipino',
};
