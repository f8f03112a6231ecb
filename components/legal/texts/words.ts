import type { Language } from '@/lib/model/text/languages';

/** The labels around a document, in its language, which may differ from the page's. */
export const words: Record<
  Language,
  { updated: string; effective: string; contents: string; languages: string }
> = {
  en: {
    updated: 'Updated',
    effective: 'Effective',
    contents: 'Contents',
    languages: 'Language of this document',
  },
  zh: { updated: '更新日期', effective: '生效日期', contents: '目录', languages: '本文的语言' },
  ph: {
    updated: 'In-update noong',
    effective: 'May bisa mula',
    contents: 'Nilalaman',
    languages: 'Wika ng dokumentong ito',
  },
};
