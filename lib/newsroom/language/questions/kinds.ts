// Which bank, which company: whoever asks that asks for something that a report calls so. Protects that
// any other name is not shown as the answer.
import { languages, type Language } from '@/lib/model/text/languages';
import { escapePattern } from '../escape-pattern';
import { kinds, type Kind } from '../lexicon/kind-forms';
import { lexicons } from '../lexicons';
import { inOneScript } from '../segment';

/** What a question asks one of, and the words that ask for it: ‘Which local bank’. */
type AskedKind = { kind: Kind; words: string };

/** The kind that a question asks for, in whatever language; undefined of any other question. */
export function askedKind(question: string): AskedKind | undefined {
  for (const kind of kinds) {
    for (const lang of languages) {
      const [words] = lexicons[lang].asking.kinds.asks[kind].exec(question) ?? [];
      if (words !== undefined) return { kind, words };
    }
  }
  return undefined;
}

const capitals = /\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:of |the |and |& )*\p{Lu}[\p{L}\p{N}&.’'-]*)*/gu;

/** A sentence without the names of a question, with all that belongs to them: Veldra Inc is no company that Veldra bought. */
function withoutNamed(sentence: string, question: string): string {
  return (question.match(capitals) ?? []).reduce(
    (left, name) =>
      left.replace(
        new RegExp(`(?<![\\p{L}])${escapePattern(name)}(?![\\p{L}])(?: \\p{Lu}[\\p{L}.&]*)*`, 'gu'),
        ' ',
      ),
    sentence,
  );
}

type Text = { text: string; lang: Language };

/** Whether a sentence calls something so that the question does not name. */
export function showsKind({ text, lang }: Text, { kind, words }: AskedKind, question: string) {
  const { shows, named } = lexicons[lang].asking.kinds;
  const bare = withoutNamed(inOneScript(text), question.replace(words, ' '));
  // Of one that the question names already, "the company" names no other.
  const left = named && bare !== text ? bare.replace(named, ' ') : bare;
  return shows[kind].some((form) => form.test(left));
}
