// Questions a reader may want to ask next. Only what the article was seen to answer is offered: each
// is put to the article as the assistant would, and left out where nothing comes back.
import type { Language } from '@/lib/model/text/languages';
import { answerTo, aspectQuestions } from '../answerable/aspect-questions';
import { lexicons } from '../language/lexicons';
import type { Name } from '../language/lexicon/name';
import type { StoredEvent } from '../types';
import { followUps } from './budget';

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

/** At most one question of each kind of name, the most telling names first. */
function questionsOfNames(names: readonly Name[], headlines: readonly string[], lang: Language) {
  const kinds = new Set<string>();
  return central(names, headlines).flatMap(({ text, kind, article }) => {
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    const name = article ? `the ${text}` : text;
    return [lexicons[lang].questions[kind].replace('{x}', () => name)];
  });
}

/**
 * Up to three different questions in the language of the event, each answered by passages of the
 * event; of those that fit any article none that would repeat what another one shows.
 */
export function followUpQuestions(
  event: StoredEvent,
  names: readonly Name[],
  headlines: readonly string[],
): string[] {
  const { lang } = event;
  const named: string[] = [];
  for (const text of questionsOfNames(names, headlines, lang)) {
    if (named.length < aboutNames && answerTo(event, text, lang) !== '') named.push(text);
  }
  return [...named, ...aspectQuestions(event, lang, followUps - named.length)];
}
