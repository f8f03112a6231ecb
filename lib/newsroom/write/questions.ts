// Suggested questions. Only questions that the article answers are offered: each is put to the
// article as the assistant would, and left out without an answer.
import {
  languages,
  readLanguage,
  type Language,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import {
  answeredAspects,
  answerTo,
  aspectQuestion,
  aspectQuestions,
  isAspectQuestion,
  saysMore,
} from '../answerable/aspect-questions';
import { quotablePassages } from '../answerable/quotable-passages';
import { lexicons } from '../language/lexicons';
import type { Name } from '../language/lexicon/name';
import { isSpeaking } from '../language/names/names';
import type { StoredEvent } from '../types';
import { followUps } from './budget';
import { localized } from './shown-text';

/** Most questions about names, before the generic one. */
const aboutNames = 2;
/** Most generic questions: they say little about this article. */
const ofAnyArticle = 1;

/** A name outside the headlines must occur this often to be asked about. */
const frequent = 4;

const quotation = /“[^”]*”|"[^"]*"|「[^」]*」|《[^》]*》|(?<!\p{L})[‘'][^’']*[’'](?!\p{L})/gu;

/**
 * A headline without the nickname or title that it quotes, unless that is the name itself: a place
 * in a nickname is not what the story is about. A headline that is mostly quotation is unchanged.
 */
const outsideQuotations = (headline: string, name: string): string =>
  headline.replace(quotation, (quoted) =>
    quoted.slice(1, -1) === name || quoted.length > headline.length / 2 ? quoted : ' ',
  );

const isIn = (headline: string, { text }: Name): boolean => {
  const last = text.split(' ').at(-1) ?? text;
  return outsideQuotations(headline, text).includes(last);
};

/**
 * The names that the story is about: in its title (often by the last word only), in the headline of
 * another report, or frequent in the text. Places say least: they are only asked about where there
 * is no other name.
 */
function central(names: readonly Name[], title: string, headlines: readonly string[]): Name[] {
  const inHeadline = (name: Name) => headlines.some((headline) => isIn(headline, name));
  const askable = names.filter(({ askable: safe }) => safe);
  const headed = askable
    .filter(inHeadline)
    .sort((a, b) => Number(isIn(title, b)) - Number(isIn(title, a)));
  const others = askable.filter((name) => !inHeadline(name) && name.count >= frequent);
  const things = [...headed, ...others].filter(({ kind }) => kind !== 'place');
  return things.length > 0 ? things : headed;
}

/** A question by language; undefined for a language in which it cannot be asked. */
type Form = (lang: Language) => string | undefined;

const isLatin = (text: string) => !/[^\p{Script=Latin}\p{M}\p{N}\p{P}\s]/u.test(text);

/** Whether a sentence quotes somebody: someone who is only mentioned said nothing there. */
function speaks(name: string, sentences: readonly string[], lang: Language): boolean {
  const last = lexicons[lang].spaced ? (name.split(' ').at(-1) ?? name) : name;
  return sentences.some((sentence) => {
    const at = sentence.lastIndexOf(last);
    if (at < 0) return false;
    const [before, after] = [sentence.slice(0, at), sentence.slice(at + last.length)];
    return isSpeaking(before, after, lexicons[lang].names);
  });
}

/** At most one question for each kind of name, the most telling names first. */
function questionsOfNames(
  names: readonly Name[],
  headlines: readonly string[],
  event: StoredEvent,
) {
  const own = event.lang;
  const sentences = quotablePassages(event, own).map((one) => one.text);
  const kinds = new Set<string>();
  const title = event.title[0]?.text ?? '';
  return central(names, title, headlines).flatMap(({ text, kind: found, article }): Form[] => {
    const kind = found === 'speaker' && !speaks(text, sentences, own) ? 'person' : found;
    if (kinds.has(kind)) return [];
    kinds.add(kind);
    const name = article ? `the ${text}` : text;
    return [
      (lang) => {
        // Names in Latin letters can be used in every language; those in another script have other
        // forms elsewhere.
        if (lang !== own && !isLatin(text)) return undefined;
        return lexicons[lang].questions[kind].replace('{x}', () => (lang === own ? name : text));
      },
    ];
  });
}

/**
 * For each form, the first question in `lang` that the event answers. Where it answers none, or a
 * name in another script cannot be used, a generic question.
 */
function answeredIn(
  event: StoredEvent,
  lang: Language,
  places: readonly (readonly (string | undefined)[])[],
): (string | undefined)[] {
  const own = places.map((texts) =>
    texts.find((text) => text !== undefined && answerTo(event, text, lang) !== ''),
  );
  const has = own.filter((text) => text !== undefined && isAspectQuestion(text, lang)).length;
  const spare = own.includes(undefined) ? aspectQuestions(event, lang, ofAnyArticle - has) : [];
  return own.map((text) => text ?? spare.shift());
}

const said = (lang: Language, text: string | undefined): LocalizedText =>
  text === undefined ? [] : [{ lang: toWireLanguage(lang), text }];

/** Questions in the language of the event, each with its version in the other languages. */
function inAllLanguages(event: StoredEvent, forms: readonly Form[]): LocalizedText[] {
  const others = languages
    .filter((lang) => lang !== event.lang)
    .map((lang) => ({
      lang,
      texts: answeredIn(
        event,
        lang,
        forms.map((form) => [form(lang)]),
      ),
    }));
  return forms.map((form, at) => [
    ...localized(form(event.lang) ?? '', event.lang),
    ...others.flatMap(({ lang, texts }) => said(lang, texts[at])),
  ]);
}

/**
 * The questions of an event that now has a text in `to`: as `translated` if the event answers that,
 * else as they were in that language before.
 */
export function translatedQuestions(
  event: StoredEvent,
  to: Language,
  translated: (text: LocalizedText) => string | undefined,
): LocalizedText[] {
  const before = (texts: LocalizedText) =>
    texts.find(({ lang }) => readLanguage(lang) === to)?.text;
  const questions = event.follow_up_questions;
  const texts = answeredIn(
    event,
    to,
    questions.map((one) => [translated(one), before(one)]),
  );
  return questions.map((one, at) => [
    ...one.filter(({ lang }) => readLanguage(lang) !== to),
    ...said(to, texts[at]),
  ]);
}

/** The questions that the event's current text answers in each language. */
export function answeredQuestions(event: StoredEvent): LocalizedText[] {
  const isAnswered = ({ lang, text }: LocalizedText[number]) => {
    const of = readLanguage(lang);
    return !of || answerTo(event, text, of === 'source' ? event.lang : of) !== '';
  };
  return event.follow_up_questions
    .filter(([own]) => own && isAnswered(own))
    .map((texts) => texts.filter(isAnswered));
}

/**
 * Up to three different questions in the language of the event, each answered by its passages; at
 * most one is generic. Readers of other languages are offered the same ones in theirs, where the
 * event answers those.
 */
export function followUpQuestions(
  event: StoredEvent,
  names: readonly Name[],
  headlines: readonly string[],
): LocalizedText[] {
  const { lang } = event;
  if (!saysMore(event, lang)) return [];
  const named: Form[] = [];
  for (const form of questionsOfNames(names, headlines, event)) {
    if (named.length >= aboutNames) break;
    if (answerTo(event, form(lang) ?? '', lang) !== '') named.push(form);
  }
  const aspects = answeredAspects(event, lang, Math.min(ofAnyArticle, followUps - named.length));
  const fitting = aspects.map(
    (aspect): Form =>
      (of) =>
        aspectQuestion(aspect, of),
  );
  return inAllLanguages(event, [...named, ...fitting]);
}
