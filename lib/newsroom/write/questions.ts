// Questions a reader may want to ask next. Only what the article was seen to answer is offered: each
// is put to the article as the assistant would, and left out where nothing comes back.
import type { Language } from '@/lib/model/text/languages';
import { readQuestion } from '../answerable/question';
import { answerWithin } from '../answerable/within';
import type { Aspect } from '../language/lexicon/aspect-signs';
import { lexicons } from '../language/lexicons';
import type { Name } from '../language/lexicon/name';
import type { StoredEvent } from '../types';
import { followUps } from './budget';

/** Questions about names, before the ones that fit every story. */
const aboutNames = 2;

/** A name that no headline holds must be this frequent to be asked about. */
const frequent = 4;

/** In the order in which they tell a reader most. */
const offered: readonly Aspect[] = [
  'sources',
  'background',
  'outlook',
  'cause',
  'reactions',
  'effects',
  'figures',
  'main',
];

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
  const answerTo = (text: string) => {
    const { outcome, chosen } = answerWithin(event, readQuestion(text, lang));
    const passages = chosen.flatMap((one) => one.passages);
    return outcome === 'quoted' ? passages.map(({ text: said }) => said).join('\n') : '';
  };
  const asked: string[] = [];
  const offer = (text: string) => {
    if (answerTo(text) !== '') asked.push(text);
  };
  for (const text of questionsOfNames(names, headlines, lang)) {
    if (asked.length < aboutNames) offer(text);
  }
  const shown = new Set<string>();
  for (const aspect of offered) {
    if (asked.length >= followUps) break;
    const { offered: text } = lexicons[lang].aspects[aspect];
    const answer = answerTo(text);
    if (answer === '' || shown.has(answer)) continue;
    shown.add(answer);
    asked.push(text);
  }
  return asked.slice(0, followUps);
}
