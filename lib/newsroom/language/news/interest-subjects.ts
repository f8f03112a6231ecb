// The fixed subjects that a reader may choose whatever is in the news: by the tab they belong to,
// with their names and the words that assign an event to them.
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { interestKeys } from '../lexicon/interests';
import { characters, wholeWords } from '../lexicon/subjects';
import { lexicons } from '../lexicons';

export type InterestSubject = {
  tab: string;
  name: Readonly<Record<Language, string>>;
  /** Whether a text is about the subject. */
  isIn(text: string, lang: Language): boolean;
};

/** Parses a text such as `Chips: chip, chips, nvidia` into the name and a pattern for the words. */
function cellOf(text: string, lang: Language) {
  const [name = '', words = ''] = text.split(':').map((part) => part.trim());
  return { name, words: (lexicons[lang].spaced ? wholeWords : characters)(words) };
}

function read(tab: string, textIn: (lang: Language) => string): InterestSubject {
  const cells = byLanguage((lang) => cellOf(textIn(lang), lang));
  return {
    tab,
    name: byLanguage((lang) => cells[lang].name),
    isIn: (text, lang) => text.search(cells[lang].words) >= 0,
  };
}

export const interestSubjects: readonly InterestSubject[] = Object.entries(interestKeys).flatMap(
  ([tab, keys]) => keys.map((key) => read(tab, (lang) => lexicons[lang].interests[key])),
);

/** The names, in all languages, of the subjects of a headline and its brief. */
export function subjectsOf(text: string, lang: Language): { lang: Language; text: string }[] {
  return interestSubjects
    .filter((subject) => subject.isIn(text, lang))
    .flatMap(({ name }) => languages.map((one) => ({ lang: one, text: name[one] })));
}
