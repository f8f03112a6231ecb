// Questions a reader may want to ask next. Only what was recognised is asked about: nobody is
// asked what a town has said.
import type { Language } from '@/lib/model/text/languages';
import { followUps } from './budget';
import { lexicons } from '../language/lexicons';
import type { Name } from '../language/names';

/** Questions about names, before the ones that fit every story. */
const aboutNames = 2;

/** A name that no headline holds must be this frequent to be asked about. */
const frequent = 4;

/** Names that the story is about: in a headline (there often by the last word), or all over it. */
function central(names: readonly Name[], headlines: readonly string[]): Name[] {
  const inHeadline = ({ text }: Name) => {
    const last = text.split(' ').at(-1) ?? text;
    return headlines.some((headline) => headline.includes(last));
  };
  const askable = names.filter(({ askable: safe }) => safe);
  return [
    ...askable.filter(inHeadline),
    ...askable.filter(
      (name) => !inHeadline(name) && name.kind !== 'place' && name.count >= frequent,
    ),
  ];
}

/** Exactly three different questions in `lang`. */
export function followUpQuestions(
  names: readonly Name[],
  headlines: readonly string[],
  independentSources: number,
  lang: Language,
): string[] {
  const { questions } = lexicons[lang];
  const asked: string[] = [];
  const kinds = new Set<string>();
  for (const { text, kind, article } of central(names, headlines)) {
    if (asked.length >= aboutNames) break;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    asked.push(questions[kind].replace('{x}', () => (article ? `the ${text}` : text)));
  }
  const closing = independentSources > 1 ? [questions.compare] : [];
  return [...asked, ...closing, ...questions.always].slice(0, followUps);
}
