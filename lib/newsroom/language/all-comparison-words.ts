// The words of comparison of every language, by its name in the program.
import type { Language } from '@/lib/model/text/languages';
import { chineseComparison } from './chinese/chinese-comparison';
import type { ComparisonWords } from './comparison-words';
import { englishComparison } from './english/english-comparison';
import { filipinoComparison } from './filipino/filipino-comparison';

export const comparisonWords: Record<Language, ComparisonWords> = {
  en: englishComparison,
  zh: chineseComparison,
  ph: filipinoComparison,
};
