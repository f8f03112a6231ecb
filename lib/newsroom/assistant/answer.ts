// One turn from the question to the last chunk: search, quote or write, then suggest follow-ups.
// Every failure of the model or the web search ends here as a message; only the database may throw.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ChatMessage } from '@/lib/contract';
import type { AnswerChunk, AnswerWriting, ChatChunk, Outcome } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { escapeText } from '../evidence/cited-text';
import { createModelCheck } from '../evidence/model-check';
import type { Model } from '../model/model';
import { ModelError } from '../model/model-error';
import type { Owner, Store, StoredTurn } from '../store/contract/store';
import type { Timer } from '@/lib/model/timer';
import type { DayReports } from '../day/day-reports';
import { answerNeed, needOf } from './answer-need';
import { relatedEvents } from './choose';
import { turnsOfPlace } from './conversation';
import { eventIdOf, find, type Found } from './find';
import { eventsFound } from './events-found';
import { followUps } from './follow-ups';
import { lexicons } from '../language/lexicons';
import { answerPrompt } from './prompt';
import { gatherPassages } from './prompt-passages';
import { quotedAnswer } from './quote';
import type { Retrieval } from './retrieve';
import { leadOf, sourceWords, type Lead, type SourceWords } from './source-words';
import type { Sources } from './sources';
import { subjectOf } from './subject';
import { asksForMain } from '../answerable/within';
import { retrieveTranslated } from './translate';
import type { WebSearch } from './web-search';
import { citedWordForWord } from './word-for-word';
import { NoAnswer, writeAnswer } from './write-answer';

export type AnswerParts = {
  store: Store;
  model?: Model;
  /** Checks what `model` writes; by default `model` itself. */
  checkModel?: Model;
  webSearch?: WebSearch;
  /** The reports of days, which an answer about today links to. */
  days?: DayReports;
  log: Logger;
  timer?: Timer;
};

export type Turn = {
  message: Omit<ChatMessage, 'turn_id'>;
  /** The asker: lists of news leave out what they mute. */
  owner?: Owner;
  /** The reader's language; a question in another one is answered in that one. */
  language: Language;
  /** Earlier turns of the conversation, newest first. */
  earlier: readonly StoredTurn[];
  /** Milliseconds since 1970. */
  now: number;
  signal: AbortSignal;
};

/** Most sentences of one answer that a model checks; ours. */
const checkedSentences = 16;

const said = (content: string): AnswerChunk => ({ type: 'answer', content });
const ended = (writing: AnswerWriting): AnswerChunk => ({ ...said(''), mark: 'end', writing });

function openingOf(
  { message }: Turn,
  { question, choice, linked, scope }: Found,
  words: SourceWords | undefined,
): string {
  const { quotes, closest, keyword, sentence, ...of } = lexicons[question.lang].phrases;
  if (words && choice.outcome === 'quoted' && !linked) return of.besideSentence;
  if (choice.outcome === 'closest') return closest;
  if (linked) return of.linked;
  if (message.chat_type === 'reference') return sentence;
  if (message.chat_type === 'describe_keyword') {
    return keyword.replace('{x}', () => escapeText(subjectOf(message)));
  }
  if (scope !== 'article' || question.terms.length > 0) return quotes;
  return asksForMain(question) ? of.leads : of.telling;
}

function refusalOf({ scope, question, retrieval }: Found): string {
  const { near, nothing, noValue, notInArticle, notInTopic } = lexicons[question.lang].phrases;
  if (scope === 'article') return notInArticle;
  if (question.asksValue) return noValue;
  if (scope === 'topic') return notInTopic;
  // One of the articles beside the answer may say it after all.
  return relatedEvents(retrieval).length > 0 ? near : nothing;
}

/** Earlier turns that a model is given. */
const toldTurns = 3;

/** The last turns of the conversation in this place, oldest first, as a model is given them. */
const conversation = ({ earlier, message }: Turn) =>
  turnsOfPlace(earlier.slice(0, toldTurns), eventIdOf(message))
    .reverse()
    .map(({ question, chunks }) => ({
      question,
      answer: chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join(''),
    }));

/**
 * A search of all news may miss articles in other languages: a model can translate the question.
 */
async function findWider(parts: AnswerParts, turn: Turn): Promise<Found> {
  const found = await find(parts.store, turn);
  if (found.choice.outcome === 'quoted' || !parts.model || found.scope === 'article') return found;
  const retrieval = await retrieveTranslated(parts, found.question, found.retrieval, turn);
  return { ...found, retrieval };
}

/**
 * `none`: the passages do not answer; `away`: nothing was written, though the passages may answer.
 */
/** `unasked`: there is no model, or the day's budget is used up. */
type Writing = 'written' | 'none' | 'away' | 'unasked';

const outcome = (of: Outcome, { scope }: Pick<Found, 'scope'>): ChatChunk => ({
  type: 'outcome',
  outcome: of,
  scope,
});

/**
 * The passages a model may read: for a question in an article, only that article or the linked
 * ones.
 */
function readable({ scope, retrieval, choice, linked }: Found): Retrieval {
  if (scope !== 'article') return retrieval;
  const shown = new Set(choice.chosen.map(({ event }) => event.id));
  const events = retrieval.events.filter(
    ({ event }) => event === retrieval.context || (linked && shown.has(event.id)),
  );
  return { ...retrieval, events };
}

/** The quoted words of the sources, which precede what is written. */
function leading(lead: Lead, sources: Sources): ChatChunk[] {
  return [
    { type: 'reference', references: sources.list(new Set(lead.numbers)) },
    { type: 'evidence', evidence: lead.evidence },
    said(lead.content),
  ];
}

async function* written(
  model: Model,
  { log, timer, checkModel = model }: AnswerParts,
  found: Found,
  turn: Turn,
  words: SourceWords | undefined,
): AsyncGenerator<ChatChunk, Writing> {
  const { question } = found;
  const { sources, passages } = gatherPassages(readable(found));
  if (passages.length === 0) return 'none';
  const { lang } = question;
  const asked = turn.message.chat_type === 'chat' ? question.written : turn.message.input;
  const messages = answerPrompt(asked, lang, passages, conversation(turn), randomUUID());
  const check = createModelCheck(checkModel, { most: checkedSentences, log, timer });
  const { signal } = turn;
  const lead = words && leadOf(words, sources, lang);
  const cited = new Set(lead?.numbers);
  let begun = false;
  try {
    for await (const piece of writeAnswer({ model, messages, passages, lang, check, signal })) {
      if (!begun) {
        yield outcome('written', found);
        if (lead) yield* leading(lead, sources);
      }
      const before = cited.size;
      for (const number of piece.cites) cited.add(number);
      // Send the list of sources again whenever another one is cited.
      if (cited.size > before) yield { type: 'reference', references: sources.list(cited) };
      if (piece.evidence) yield { type: 'evidence', evidence: [piece.evidence] };
      begun = true;
      yield said(piece.content);
    }
    return begun ? 'written' : 'away';
  } catch (error) {
    if (error instanceof NoAnswer) return 'none';
    if (!(error instanceof ModelError) || turn.signal.aborted) throw error;
    if (error.kind === 'budget') return 'unasked';
    log.warn({ err: error, kind: error.kind }, 'the model failed');
    if (!begun) return 'away';
    const { tooLong, brokenOff } = lexicons[lang].phrases;
    yield { type: 'exception', msg: error.kind === 'endless' ? tooLong : brokenOff };
    return 'written';
  }
}

/** The answer: the model's, the quoted passages in its place, or the plain "none". */
async function* answered(
  parts: AnswerParts,
  found: Found,
  turn: Turn,
): AsyncGenerator<ChatChunk, AnswerWriting> {
  const { choice, question } = found;
  const { modelAway, modelAwayNothing } = lexicons[question.lang].phrases;
  const { message } = turn;
  const words =
    message.chat_type === 'reference'
      ? await sourceWords(parts.store, found.retrieval.context, subjectOf(message))
      : undefined;
  const writing = parts.model ? yield* written(parts.model, parts, found, turn, words) : 'unasked';
  if (writing === 'written') return 'model';
  const tells = writing !== 'none' && choice.outcome !== 'none';
  const isQuoted = tells || words !== undefined;
  if (writing === 'away') {
    yield { type: 'exception', msg: isQuoted ? modelAway : modelAwayNothing };
  }
  if (isQuoted) {
    yield outcome(words ? 'quoted' : choice.outcome, found);
    const chosen = tells ? await citedWordForWord(parts.store, choice.chosen) : [];
    yield* quotedAnswer(chosen, openingOf(turn, found, words), question.lang, words);
    return 'extract';
  }
  if (writing !== 'away') {
    yield outcome('none', found);
    yield said(refusalOf(found));
  }
  return 'none';
}

function* searchedArticles({ retrieval, choice }: Found): Generator<ChatChunk> {
  const related = relatedEvents(retrieval);
  // Includes what is quoted, since follow-up questions may be about it.
  const quoted = choice.chosen
    .map(({ event }) => event)
    .filter((event) => event !== retrieval.context && !related.some(({ id }) => id === event.id));
  yield* eventsFound([...related, ...quoted]);
}

/**
 * Yields the chunks of a turn, in the order of the protocol. Throws when the store fails or the
 * reader leaves.
 */
export async function* answerTurn(parts: AnswerParts, turn: Turn): AsyncGenerator<ChatChunk> {
  const { webSearch, log } = parts;
  const { message, owner, language, now, signal } = turn;
  const need = needOf(message, language);
  if (need) return yield* answerNeed(parts.store, need, { now, owner, days: parts.days });
  const web = webSearch?.(subjectOf(message), language, signal).catch((error: unknown) => {
    log.warn({ err: error }, 'the web search failed');
    return [];
  });
  if (web) yield { type: 'global_search' };
  yield { type: 'inner_search', mark: 'start' };
  const found = await findWider(parts, turn);
  yield* searchedArticles(found);

  yield ended(yield* answered(parts, found, turn));

  if (web) yield { type: 'global_search_result', global_result: await web };
  const { question, choice } = found;
  const about = found.retrieval.context ?? choice.chosen[0]?.event;
  const asked = [message.input, ...turn.earlier.map((one) => one.question)];
  for (const content of followUps(about, asked, question.lang))
    yield { type: 'follow_up', content };
}
