// The subjects that a reader may choose, whatever is in the news today: by the tab they are filed
// under, with what each is called and the words by which an event is known to be of it.
import { languages, type Language } from '@/lib/model/text/languages';
import { byLanguage } from '@/lib/model/text/own-language';
import { interestKeys } from '../lexicon/interests';
import { characters, wholeWords } from '../lexicon/subjects';
import { lexicons } from '../lexicons';

export type InterestSubject = {
  tab: string;
  name: Readonly<Record<Language, string>>;
  /** Fresh for each use: patterns that search everywhere remember where they were. */
  isIn(text: string, lang: Language): boolean;
};

/** The name and the words of a text such as `Chips: chip, chips, nvidia`. */
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

/** The names, in all languages, of what a headline and its brief are about. */
export function subjectsOf(text: string, lang: Language): { lang: Language; text: string }[] {
  return interestSubjects
    .filter((subject) => subject.isIn(text, lang))
    .flatMap(({ name }) => languages.map((one) => ({ lang: one, text: name[one] })));
}
