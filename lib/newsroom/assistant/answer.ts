// One turn from the question to the last chunk: search, then quote or write, then what to ask next.
// Every way in which the model or the web can fail ends here in words; only the database may throw.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ChatMessage } from '@/lib/contract';
import type { AnswerChunk, AnswerWriting, ChatChunk } from '@/lib/model/chat/chunk';
import type { Language } from '@/lib/model/text/languages';
import { createModelCheck } from '../evidence/model-check';
import type { Store, StoredTurn } from '../store/contract/store';
import { choosePassages, relatedEvents, type Chosen } from './choose';
import { followUps } from './follow-ups';
import { ModelError, type Model } from '../model/model';
import { phrases } from './phrases';
import { answerPrompt } from './prompt';
import { gatherPassages } from './prompt-passages';
import { readQuestion, type Question } from './question';
import { quotedAnswer } from './quote';
import { retrieve, type Retrieval } from './retrieve';
import { subjectOf } from './subject';
import { retrieveTranslated } from './translate';
import type { Timer } from '../types';
import type { WebSearch } from './web-search';
import { NoAnswer, writeAnswer } from './write-answer';

export type AnswerParts = {
  store: Store;
  model?: Model;
  /** Checks what `model` writes; without one `model` itself does. */
  checkModel?: Model;
  webSearch?: WebSearch;
  log: Logger;
  timer?: Timer;
};

export type Turn = {
  message: Omit<ChatMessage, 'turn_id'>;
  /** The reader's language; a question in another one is answered in that. */
  language: Language;
  /** Earlier turns of the conversation, newest first. */
  earlier: readonly StoredTurn[];
  /** Milliseconds since 1970. */
  now: number;
  signal: AbortSignal;
};

/** Sentences of one answer that a model checks; ours. */
const checkedSentences = 16;

const said = (content: string): AnswerChunk => ({ type: 'answer', content });
const ended = (writing: AnswerWriting): AnswerChunk => ({ ...said(''), mark: 'end', writing });

function openingOf({ message }: Turn, { lang, terms }: Question): string {
  const { quotes, keyword, sentence, leads } = phrases[lang];
  if (message.chat_type === 'reference') return sentence;
  if (message.chat_type === 'describe_keyword') {
    return keyword.replace('{x}', () => subjectOf(message));
  }
  return terms.length === 0 ? leads : quotes;
}

/** The conversation so far, oldest first, as a model is told of it. */
const conversation = ({ earlier }: Turn) =>
  [...earlier].reverse().map(({ question, chunks }) => ({
    question,
    answer: chunks.map((chunk) => (chunk.type === 'answer' ? chunk.content : '')).join(''),
  }));

type Found = { retrieval: Retrieval; question: Question; chosen: Chosen[] };

async function find(parts: AnswerParts, turn: Turn): Promise<Found> {
  const { message, earlier, now, language } = turn;
  const subject = subjectOf(message);
  let question = readQuestion(subject, language);
  const [before] = earlier;
  // "And in China?" goes on from what was asked before.
  const goesOn = message.chat_type === 'chat' && question.terms.length < 2 && before !== undefined;
  if (goesOn && (question.terms.length > 0 || !message.event_id)) {
    question = { ...readQuestion(`${subject} ${before.question}`, question.lang), text: subject };
  }
  const eventId = message.event_id ?? (message.context.eventId || undefined);
  const found = await retrieve(parts.store, question, eventId, now);
  const chosen = choosePassages(found, question);
  if (chosen.length > 0 || !parts.model) return { retrieval: found, question, chosen };
  const wider = await retrieveTranslated(parts, question, found, turn);
  return { retrieval: wider, question, chosen };
}

/** `none`: the passages do not answer; `away`: nothing was written, for no fault of theirs. */
type Outcome = 'written' | 'none' | 'away';

async function* written(
  model: Model,
  { log, timer, checkModel = model }: AnswerParts,
  { retrieval, question }: Found,
  turn: Turn,
): AsyncGenerator<ChatChunk, Outcome> {
  const { sources, passages } = gatherPassages(retrieval);
  if (passages.length === 0) return 'none';
  const { lang } = question;
  const asked = turn.message.chat_type === 'chat' ? question.text : turn.message.input;
  const messages = answerPrompt(asked, lang, passages, conversation(turn), randomUUID());
  const check = createModelCheck(checkModel, { most: checkedSentences, log, timer });
  const { signal } = turn;
  const cited = new Set<number>();
  let begun = false;
  try {
    for await (const piece of writeAnswer({ model, messages, passages, lang, check, signal })) {
      const before = cited.size;
      for (const number of piece.cites) cited.add(number);
      // The list of sources holds what is cited, and grows with it.
      if (cited.size > before) yield { type: 'reference', references: sources.list(cited) };
      if (piece.evidence) yield { type: 'evidence', evidence: [piece.evidence] };
      begun = true;
      yield said(piece.content);
    }
    return begun ? 'written' : 'away';
  } catch (error) {
    if (error instanceof NoAnswer) return 'none';
    if (!(error instanceof ModelError) || turn.signal.aborted) throw error;
    log.warn({ err: error, kind: error.kind }, 'the model failed');
    if (!begun) return 'away';
    const { tooLong, brokenOff } = phrases[lang];
    yield { type: 'exception', msg: error.kind === 'endless' ? tooLong : brokenOff };
    return 'written';
  }
}

/** The answer, whoever gives it: the model, the quoted passages in its place, or the plain "none". */
async function* answered(
  parts: AnswerParts,
  found: Found,
  turn: Turn,
): AsyncGenerator<ChatChunk, AnswerWriting> {
  const { chosen, question } = found;
  const { nothing, modelAway, modelAwayNothing } = phrases[question.lang];
  const outcome = parts.model ? yield* written(parts.model, parts, found, turn) : 'away';
  if (outcome === 'written') return 'model';
  if (outcome === 'away' && parts.model) {
    yield { type: 'exception', msg: chosen.length > 0 ? modelAway : modelAwayNothing };
  }
  if (outcome === 'away' && chosen.length > 0) {
    yield* quotedAnswer(chosen, openingOf(turn, question), question.lang);
    return 'extract';
  }
  if (outcome === 'none' || !parts.model) yield said(nothing);
  return 'none';
}

async function* searchedArticles({ retrieval }: Found): AsyncGenerator<ChatChunk> {
  for (const { id, title } of relatedEvents(retrieval)) {
    yield {
      type: 'inner_search',
      mark: 'result',
      result_type: 'inner',
      inner_result: [{ uuid: id, title }],
    };
  }
  yield { type: 'inner_search', mark: 'end' };
}

/** The chunks of a turn, in the order of the wire. Throws when the store fails or the reader left. */
export async function* answerTurn(parts: AnswerParts, turn: Turn): AsyncGenerator<ChatChunk> {
  const { webSearch, log } = parts;
  const { message, language, signal } = turn;
  const web = webSearch?.(subjectOf(message), language, signal).catch((error: unknown) => {
    log.warn({ err: error }, 'the web search failed');
    return [];
  });
  if (web) yield { type: 'global_search' };
  yield { type: 'inner_search', mark: 'start' };
  const found = await find(parts, turn);
  yield* searchedArticles(found);

  yield ended(yield* answered(parts, found, turn));

  if (web) yield { type: 'global_search_result', global_result: await web };
  const { question, chosen } = found;
  const about = found.retrieval.context ?? chosen[0]?.event;
  const asked = [message.input, ...turn.earlier.map((one) => one.question)];
  for (const content of followUps(about, asked, question.lang))
    yield { type: 'follow_up', content };
}
