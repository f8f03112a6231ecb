// Who does a deed in a sentence: somebody with a name or an office, or somebody unnamed.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { fold } from '../language/segment';
import type { Place } from './places';

type Text = { text: string; lang: Language };
type Span = Place & { word: string };
/** A person in a part of a sentence, named or not. */
type Somebody = Place & { doer: Doer };
/** `untold`: a passive without an agent, as in ‘the crown was stolen’. */
export type Doer = 'named' | 'nobody' | 'untold';

const clauseEnd = /[;；。！？!?—–\n]|[:：](?!\d)|(?<!(?<!\p{L})\p{Lu}\p{Ll}{0,3})[.](?!\d)/u;
/** Most characters between a deed and its subject. */
const reach = 80;
/** The characters before a deed that show that it is passive. */
const nearest = 24;

const capital = /(?<![\p{L}\p{N}-])\p{Lu}[\p{L}\p{N}.’'-]*/gu;
/** After these, a capitalized word is a place or a day. */
const ofPlace =
  /(?:^|[ ,])(?:in|at|on|from|near|of|outside|sa|noong|nitong) (?:the )?(?:\p{Lu}[\p{L}.’'-]*,? )*$/u;

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    ...{ word, start: index, end: index + word.length },
  }));

const isWithin = ({ start }: Place, spans: readonly Place[]) =>
  spans.some((one) => one.start <= start && start < one.end);

/** What looks like a name in a part of a sentence, by its capital or by its characters. */
function namesIn(part: string, lang: Language): Span[] {
  const { asking, persons, names, stopWords, spaced } = lexicons[lang];
  const beside = spaced ? [] : persons.namesBeside(part, part.length, part.length);
  const inCharacters = beside.map((word): Span => {
    const start = part.lastIndexOf(word);
    return { word, start, end: start + word.length };
  });
  const isName = ({ word, start }: Span) => {
    const bare = fold(word);
    const isSmall = stopWords.has(bare) || asking.words.has(bare) || names.calendar.has(bare);
    return !isSmall && !ofPlace.test(part.slice(0, start));
  };
  return [...spansOf(part, capital).filter(isName), ...inCharacters];
}

/** Most words between the first word of a sentence and a deed for it to be a subject by its capital. */
const wordsUpToDeed = 2;

/**
 * Whether a capitalized word only opens a sentence, far from the deed that the text leads to:
 * ‘Before the storm, …’.
 */
const onlyOpens = (text: string, { start, end }: Place): boolean =>
  !/[\p{L}\p{N}]/u.test(text.slice(0, start)) &&
  !/^[’'-]?(?:s )? ?\p{Lu}/u.test(text.slice(end)) &&
  text.slice(end).trim().split(/\s+/u).length > wordsUpToDeed;

/** The people in a part of a sentence, except those the question itself names. */
function somebodiesIn({ text, lang }: Text, question: string): Somebody[] {
  const { asking, persons } = lexicons[lang];
  const { nobody, named, pronoun } = asking.doers;
  const asked = fold(question);
  const nobodies = spansOf(text, nobody);
  const told = [
    ...namesIn(text, lang).filter((one) => !(lexicons[lang].spaced && onlyOpens(text, one))),
    ...Object.values(persons.offices).flatMap((office) => spansOf(text, office)),
  ].filter(
    (one) => !isWithin(one, nobodies) && !asked.includes(fold(one.word.replace(/['’]s?$/u, ''))),
  );
  return [
    ...nobodies.map((one): Somebody => {
      return { ...one, doer: named.test(text.slice(one.end)) ? 'named' : 'nobody' };
    }),
    ...[...told, ...spansOf(text, pronoun)].map((one): Somebody => ({ ...one, doer: 'named' })),
  ];
}

/** The first person in a part of a sentence. */
const firstIn = (part: Text, question: string) =>
  somebodiesIn(part, question).sort((a, b) => a.start - b.start)[0]?.doer;

/**
 * The last person in it. A pronoun stands for the person before it: ‘the man was held after he’ is
 * nobody.
 */
function lastIn(part: Text, question: string): Doer | undefined {
  const all = somebodiesIn(part, question).sort((a, b) => b.end - a.end);
  const pronouns = spansOf(part.text, lexicons[part.lang].asking.doers.pronoun);
  const isPronoun = (one: Place) => pronouns.some(({ start }) => start === one.start);
  return (all.find((one) => !isPronoun(one)) ?? all[0])?.doer;
}

/** Whether a deed follows its object in the passive. */
function isUndergone({ text, lang }: Text, deed: Place, objects: readonly Place[]): boolean {
  const { undergone, agent, bare } = lexicons[lang].asking.doers;
  const before = text.slice(0, deed.start);
  if (agent?.test(text.slice(deed.end)) === true) return false;
  // ‘Veldra is attacking’ is active.
  if (text.slice(deed.start, deed.end).endsWith('ing')) return false;
  if (undergone.test(before)) return true;
  // ‘The stage built for the singer’: an active verb would have its object after it.
  const isBehind = objects.some(({ end }) => before.slice(end) === ' ');
  return isBehind && bare?.test(text.slice(deed.end)) === true;
}

/**
 * Who does the deed at a position of a text, given the positions of its objects; undefined where
 * the sentence does not say.
 */
export function toldDoer(
  { text, lang }: Text,
  deed: Place,
  question: string,
  objects: readonly Place[] = [],
): Doer | undefined {
  const { asking, roles, spaced } = lexicons[lang];
  const { nobody, before: done, behind: by } = asking.doers;
  // ‘A gunman’ does not yet say that he shot.
  if (isWithin(deed, spansOf(text, nobody))) return undefined;
  const before = (text.slice(0, deed.start).split(clauseEnd).at(-1) ?? '').slice(-reach);
  const behind = (text.slice(deed.end).split(clauseEnd)[0] ?? '').slice(0, reach);
  const passive = done?.exec(before)?.groups?.who;
  if (passive !== undefined) return lastIn({ text: passive, lang }, question);
  const who = by?.exec(behind)?.groups?.who;
  const told = who === undefined ? undefined : firstIn({ text: who, lang }, question);
  // ‘Ana Reyes condemns the killing of the mayor’
  if (told === undefined && asking.article?.test(before)) return undefined;
  if (told === undefined && isUndergone({ text, lang }, deed, objects)) return 'untold';
  const isDone = spaced && roles.done?.test(before.slice(-nearest)) === true;
  return told ?? (isDone ? undefined : lastIn({ text: before, lang }, question));
}
