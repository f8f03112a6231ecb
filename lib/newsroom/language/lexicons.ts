// Every language that the writer can quote, by its name in the program.
import type { Language } from '@/lib/model/text/languages';
import { chinese } from './chinese/chinese';
import { english } from './english/english';
import { filipino } from './filipino/filipino';
import type { Lexicon } from './language';

export const lexicons: Record<Language, Lexicon> = { en: english, zh: chinese, ph: filipino };
