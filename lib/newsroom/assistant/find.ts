// Where a question is searched, and what is found: in the article it is asked in, in a topic, or in
// all news. Protects: an answer about one article never silently comes from another.
import type { ChatMessage } from '@/lib/contract';
import type { ChatScope } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import type { Store, StoredTurn } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { noChoice, type Choice } from '../answerable/choice';
import { dated } from '../answerable/asked-dates';
import { choosePassages } from './choose';
import { continued, ofSameMatter, ofSubject } from './continued';
import {
  hasOutcome,
  languageOf,
  leaningOf,
  subjectTurn,
  turnsOfPlace,
  type Leaning,
} from './conversation';
import { linkedTo } from './linked';
import { asMeant } from './meant-words';
import { answers } from '../language/questions/aspects';
import { asks, isKnown, listedIn } from '../language/questions/asking';
import { fold } from '../language/segment';
import { givesMeasure } from '../language/questions/measures';
import { readQuestion, type Question } from '../answerable/question';
import { quotablePassages } from '../answerable/quotable-passages';
import type { RankedEvent, RankedPassage } from '../answerable/rank';
import { leans } from '../evidence/quotable';
import { liveEvent, retrieve, type Retrieval } from './retrieve';
import { storedPassages, withinShares } from './stored-passages';
import { retrieveThen } from './retrieve-then';
import { subjectOf } from './subject';
import { eventsTold, listedEvent } from './told-events';
import { answerWithin, rankWithin } from '../answerable/within';

export type Found = {
  scope: ChatScope;
  question: Question;
  retrieval: Retrieval;
  choice: Choice;
  /** Whether the answer is in articles linked to the one it was asked in. */
  linked: boolean;
};

export type Asked = {
  message: Pick<ChatMessage, 'chat_type' | 'input' | 'context' | 'event_id' | 'scope' | 'topic_id'>;
  language: Language;
  earlier: readonly StoredTurn[];
  now: number;
};

export const eventIdOf = ({ event_id, context }: Pick<ChatMessage, 'event_id' | 'context'>) =>
  event_id ?? (context.eventId || undefined);

/** Events of a topic that are considered. */
const eventsOfTopic = 200;

const asAsked = (text: string) => fold(text).trim();

/**
 * The turn that a question may continue; undefined where there is none. A repeated question, as
 * after a failure or in another scope, continues the same turn as the first time.
 */
function turnBefore({ message, earlier, language }: Asked): StoredTurn | undefined {
  if (message.chat_type !== 'chat') return undefined;
  const turns = turnsOfPlace(earlier, eventIdOf(message));
  const asked = asAsked(message.input);
  const other = turns.findIndex(({ question }) => asAsked(question) !== asked);
  return other < 0 ? undefined : subjectTurn(turns.slice(other), language);
}

function questionOf({ message, language }: Asked, before: StoredTurn | undefined): Question {
  const subject = subjectOf(message);
  const question = readQuestion(subject, language);
  // "Why?" can be asked about an article without an earlier question.
  const isOfArticle = question.aspect !== undefined && eventIdOf(message) !== undefined;
  return !before || isOfArticle ? question : continued(subject, before, language);
}

/** Adds the neighbors of a cited sentence: alone it would only be repeated. */
function withNeighbors(choice: Choice, own: RankedEvent): Choice {
  const [one] = choice.chosen;
  if (!one || one.passages.length > 1) return choice;
  const blocks = new Set(one.passages.map(({ block }) => block));
  const near = own.passages.filter(({ block }) =>
    [...blocks].some((at) => Math.abs(at - block) <= 1),
  );
  const passages = [...near].sort((a, b) => a.block - b.block || a.place - b.place).slice(0, 4);
  return {
    ...choice,
    chosen: [{ ...one, passages: passages.length > 0 ? passages : one.passages }],
  };
}

/**
 * The share of a question that one sentence of a report must have to answer it, and that one with
 * the requested number must have.
 */
const saysMost = 0.6;
const saysWithNumber = 0.5;

/**
 * The better of two choices: the one found after the reports behind the articles were read as well,
 * and the one from the articles alone (`before`). Among so many sentences words meet by chance:
 * only a sentence with most of the question answers it, others are close.
 */
function outOfReports(further: Choice, before: Choice, { text: asked }: Question): Choice {
  if (further.outcome !== 'quoted') return before.outcome === 'none' ? further : before;
  // A continuing sentence has the name in the one before.
  const measures = givesMeasure(asked);
  const saysIt = ({ own, fit, text, lang }: RankedPassage) =>
    own >= saysMost ||
    (fit >= saysMost && leans(text, lang)) ||
    (own >= saysWithNumber && measures?.({ text, lang }) === true);
  const isSaid = further.chosen.some(({ passages }) => passages.some(saysIt));
  return isSaid ? further : { ...further, outcome: 'closest' };
}

/** A question with this many words of its own has its own subject. */
const wordsOfOwn = 2;

const nearAtMost = (choice: Choice): Choice =>
  choice.outcome === 'quoted' ? { ...choice, outcome: 'closest' } : choice;

type Said = { own: RankedEvent; choice: Choice };

/**
 * What an event answers to a question: from its article or, where that does not answer, from the
 * reports behind it.
 */
async function askOf(
  store: Store,
  event: StoredEvent,
  question: Question,
  now?: number,
): Promise<Said> {
  const own = rankWithin(event, question);
  const choice = answerWithin(event, question, own, now);
  if (choice.outcome === 'quoted') return { own, choice };
  const stored = await storedPassages(store, event);
  const all = [...quotablePassages(event, question.lang), ...stored];
  const deep = withinShares(rankWithin(event, question, all), question);
  const further = outOfReports(answerWithin(event, question, deep, now), choice, question);
  return { own: further === choice ? own : deep, choice: further };
}

/** The number of best events whose reports are read where no article answers. */
const eventsReread = 4;

/** The same events after reading the reports behind the best ones. */
async function reread(store: Store, found: Retrieval, question: Question): Promise<Retrieval> {
  const { rank } = found;
  if (!rank) return found;
  const best = found.events.slice(0, eventsReread);
  const deep = await Promise.all(
    best.map(async (ranked) => {
      const stored = await storedPassages(store, ranked.event);
      const own = quotablePassages(ranked.event, question.lang);
      return stored.length > 0
        ? withinShares(rank(ranked.event, [...own, ...stored]), question)
        : ranked;
    }),
  );
  const events = [...deep, ...found.events.slice(eventsReread)].sort((a, b) => b.score - a.score);
  return { ...found, events };
}

async function inArticle(
  store: Store,
  asked: Asked,
  question: Question,
  event: StoredEvent,
): Promise<Found> {
  const { own, choice } = await askOf(store, event, question);
  const all = await retrieve(store, question, asked.now);
  const events = all.events.filter((ranked) => ranked.event.id !== event.id);
  const retrieval: Retrieval = { events: [own, ...events], context: event };
  const found: Found = { scope: 'article', question, retrieval, choice, linked: false };
  if (choice.outcome !== 'none') {
    const isSentence = asked.message.chat_type === 'reference';
    return isSentence ? { ...found, choice: withNeighbors(choice, own) } : found;
  }
  const linked = choosePassages({ ...all, events: linkedTo(event, events) }, question);
  if (linked.outcome !== 'quoted') return found;
  return { ...found, choice: linked, linked: true };
}

/** How many events of the last answer are searched, and how many of their passages are shown. */
const toldMost = { events: 3, passages: 6 };

/**
 * The events in the answer to an earlier turn, as its record lists them. Asking the turn again is
 * only the fallback: without its context it may find others.
 */
async function toldBy(
  store: Store,
  asked: Asked,
  turn: StoredTurn,
): Promise<readonly StoredEvent[]> {
  const recorded = await eventsTold(store, turn);
  if (recorded.length > 0) return recorded;
  const message = { ...asked.message, input: turn.question };
  const language = languageOf(turn, asked.language);
  const { choice } = await find(store, { ...asked, message, language, earlier: [] });
  return choice.chosen.map(({ event }) => event);
}

/**
 * A choice from an event that lacks a word of the question is close at most: the event was shown
 * for other words.
 */
function sayingAll({ choice, own }: Said): Choice {
  const isLacking = own.absent.some(({ weight }) => weight >= 1);
  return isLacking ? nearAtMost(choice) : choice;
}

/**
 * What the events shown before answer to a dependent question; undefined where it may be about
 * other news.
 */
async function inTold(
  store: Store,
  { message, language, now }: Asked,
  before: StoredTurn,
  events: readonly StoredEvent[],
  leaning: Leaning,
): Promise<Omit<Found, 'scope'> | undefined> {
  const read = readQuestion(subjectOf(message), language);
  // A question without terms ("where was it?") is searched with the words of the one before.
  const isBare = read.terms.length === 0 && read.aspect === undefined;
  const meant = isBare ? continued(subjectOf(message), before, language) : read;
  const then = dated(meant);
  // A day must be named there; `asked-period.ts` handles relative months.
  const question = then.dates ? meant : then;
  if (question.terms.length === 0 && question.aspect === undefined) return undefined;
  const found = await Promise.all(events.map((event) => askOf(store, event, question, now)));
  // The words of the question before find anything that was shown: only a passage with the right
  // kind of answer counts, and none where the answer before was itself only close.
  const isShown =
    !isBare || (answers(question.text) !== undefined && !hasOutcome(before, 'closest'));
  const said = found.map(sayingAll).map((choice) => (isShown ? choice : nearAtMost(choice)));
  const of = {
    ...{ question, linked: false },
    retrieval: { events: found.map(({ own }) => own), told: events },
  };
  for (const outcome of ['quoted', 'closest'] as const) {
    const chosen = said.flatMap((one) => (one.outcome === outcome ? one.chosen : []));
    // What shares no word with the question is not close.
    const near = chosen.filter(({ passages }) => passages.some(({ own }) => own > 0));
    // A question with a name may be about other news.
    const shown = outcome === 'quoted' ? chosen : leaning === 'some' ? [] : near;
    if (shown.length === 0) continue;
    const each = Math.max(1, Math.floor(toldMost.passages / shown.length));
    const some = shown.map((one) => ({ ...one, passages: one.passages.slice(0, each) }));
    return { ...of, choice: { outcome, chosen: some } };
  }
  return leaning === 'all' && !isBare ? { ...of, choice: noChoice } : undefined;
}

/** Returns which news may answer a dependent question; undefined where any may. */
function bearing(
  { message, language }: Asked,
  before: StoredTurn,
  leaning: Leaning | undefined,
  isTold: boolean,
): ((event: StoredEvent) => boolean) | undefined {
  const subject = subjectOf(message);
  if (leaning === undefined) return ofSameMatter(subject, before, language);
  const isMeant = leaning === 'some' ? asks('pointsBack', subject) : leaning === 'all' || isTold;
  return isMeant ? ofSubject(before, language) : undefined;
}

/** The main points of an event, for a reader who asks about the event as a whole. */
async function tellingOf(
  store: Store,
  { message, language, now }: Asked,
  event: StoredEvent,
): Promise<Omit<Found, 'scope'>> {
  const read = readQuestion(subjectOf(message), language);
  const question: Question = { ...read, terms: [], aspect: 'main', wantsList: false };
  const { own, choice } = await askOf(store, event, question, now);
  return { question, linked: false, retrieval: { events: [own], told: [event] }, choice };
}

/** Searches for a question exactly as it is written. */
async function findAsWritten(store: Store, asked: Asked): Promise<Found> {
  const { message, now, language } = asked;
  const before = turnBefore(asked);
  const id = eventIdOf(message);
  const scope = message.scope ?? (id ? 'article' : 'all');
  const event = scope === 'article' ? await liveEvent(store, id) : undefined;
  if (event) return inArticle(store, asked, questionOf(asked, before), event);
  const question = dated(questionOf(asked, before));
  const topic = scope === 'topic' ? message.topic_id : undefined;
  const place = topic ? 'topic' : 'all';
  const subject = subjectOf(message);
  const items = topic ? (await store.topics.items(topic, undefined, eventsOfTopic)).items : [];
  const within = topic ? new Set(items.map((item) => item.event.id)) : undefined;
  const isWithin = ({ id }: StoredEvent) => within?.has(id) ?? true;
  const at = message.chat_type === 'chat' ? listedIn(subject) : undefined;
  const turns = turnsOfPlace(asked.earlier, id);
  const picked = at === undefined ? undefined : await listedEvent(store, turns, at);
  if (picked && isWithin(picked))
    return { ...(await tellingOf(store, asked, picked)), scope: place };
  const read = readQuestion(subject, language);
  const leaning = before && leaningOf(read);
  const shown = before && leaning ? await toldBy(store, asked, before) : [];
  const told = shown.filter(isWithin).slice(0, toldMost.events);
  const said =
    before && leaning && told.length > 0
      ? await inTold(store, asked, before, told, leaning)
      : undefined;
  if (said) return { ...said, scope: place };
  const listed = await retrieveThen(store, question, now, within);
  const chosenOf = (retrieval: Retrieval) =>
    question.terms.length > 0 ? choosePassages(retrieval, question) : noChoice;
  const found = { scope: place, question, linked: false } as const;
  const first = chosenOf(listed);
  const everywhere =
    first.outcome === 'quoted' || question.terms.length === 0
      ? listed
      : await reread(store, listed, question);
  const outright =
    everywhere === listed ? first : outOfReports(chosenOf(everywhere), first, question);
  // A question that seldom means other news (`most`) is answered from them only outright, and only
  // if it has a rare word of its own. Questions why or when without a subject, or about something
  // presumed known, are about the events shown before.
  const isAskedOfKnown = asks('reason', read.text) || asks('day', read.text) || isKnown(read);
  const isDetail = isAskedOfKnown && read.terms.length < wordsOfOwn;
  const isOwn = !isDetail && everywhere.events[0]?.found.some(({ isRare }) => isRare);
  if (leaning === 'most' && isOwn && outright.outcome === 'quoted') {
    return { ...found, retrieval: everywhere, choice: outright };
  }
  // The question before may have had no answer: then a follow-up is not surely about its subject.
  const isUntold = leaning === 'most' && shown.length === 0;
  const bears = before && bearing(asked, before, leaning, told.length > 0 || isUntold);
  if (!bears) return { ...found, retrieval: everywhere, choice: outright };
  const events = everywhere.events.filter(({ event }) => bears(event));
  const retrieval = { ...everywhere, events, ...(told.length > 0 && { told }) };
  const choice = chosenOf(retrieval);
  if (isUntold && choice.outcome === 'none' && outright.outcome === 'quoted') {
    return { ...found, retrieval: everywhere, choice: nearAtMost(outright) };
  }
  const isAside = isUntold || (told.length > 0 && (leaning === 'all' || leaning === 'most'));
  return { ...found, retrieval, choice: isAside ? nearAtMost(choice) : choice };
}

/**
 * Searches in the requested scope; a scope that no longer exists means all news. Where nothing is
 * found, an unknown word is replaced by a similarly spelled one: the result is only close, as that
 * may be another name.
 */
export async function find(store: Store, asked: Asked): Promise<Found> {
  const found = await findAsWritten(store, asked);
  const { message } = asked;
  if (found.choice.outcome !== 'none' || message.chat_type !== 'chat') return found;
  const input = await asMeant(store, found.question, message.input);
  if (input === undefined) return found;
  const meant = await findAsWritten(store, { ...asked, message: { ...message, input } });
  if (meant.choice.outcome === 'none') return found;
  return { ...meant, choice: { ...meant.choice, outcome: 'closest' } };
}
