// Questions such as which bank or which company: the answer must be something that a report
// describes as one. Protects that other names are not shown as the answer.
import { languages, type Language } from '@/lib/model/text/languages';
import { escapePattern } from '../escape-pattern';
import { kinds, type Kind } from '../lexicon/kind-forms';
import { lexicons } from '../lexicons';
import { inOneScript } from '../segment';
import { askedMakers } from './makers';
import { namesPerson } from './named-person';

/** The kind of thing that a question asks for, and the words that ask: ‘Which local bank’. */
type AskedKind = { kind: Kind; words: string; lang: Language };

/** The kind of thing that a question asks for, in any language; undefined for other questions. */
export function askedKind(question: string): AskedKind | undefined {
  for (const kind of kinds) {
    for (const lang of languages) {
      const [words] = lexicons[lang].asking.kinds.asks[kind].exec(question) ?? [];
      if (words === undefined) continue;
      // Who directed or wrote something is asked for by that role.
      if (kind === 'person' && askedMakers(question).length > 0) continue;
      return { kind, words, lang };
    }
  }
  return undefined;
}

const capitals = /\p{Lu}[\p{L}\p{N}&.’'-]*(?: (?:of |the |and |& )*\p{Lu}[\p{L}\p{N}&.’'-]*)*/gu;

/**
 * A sentence without the names in the question and the words attached to them: Veldra Inc is no
 * company that Veldra bought.
 */
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

/** Whether a sentence describes as that kind something that the question does not name. */
export function showsKind({ text, lang }: Text, asked: AskedKind, question: string) {
  const { kind, words } = asked;
  if (kind === 'person') return namesPerson({ text, lang }, { ...asked, question });
  const { shows, named } = lexicons[lang].asking.kinds;
  const bare = withoutNamed(inOneScript(text), question.replace(words, ' '));
  // "the company" refers to the one that the question names already, not to another.
  const left = named && bare !== text ? bare.replace(named, ' ') : bare;
  return shows[kind].some((form) => form.test(left));
}
