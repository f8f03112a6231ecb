// The types of what the assistant's service streams, and of what a reader sends to it. The wire
// schemas in lib/contract/chat.ts produce exactly these.
import type { Evidence } from '../article/evidence';
import type { Source } from '../feed/entry';
import type { LocalizedText } from '../text/languages';

export const chatTypes = ['chat', 'reference', 'describe_keyword'] as const;
/** `chat` is a free question; the other two ask about a cited sentence or a keyword. */
export type ChatType = (typeof chatTypes)[number];

export const scenes = ['detail', 'list'] as const;
export type Scene = (typeof scenes)[number];

/** Where the reader was: the sentence or keyword, the news id or '', the list tab. */
export type ChatContext = { content: string; eventId: string; tab: string };

/** A recommended article of the newsroom; `uuid` is its event id. */
export type InnerResult = { uuid: string; title: LocalizedText };

/** Who wrote an answer: a model, nobody (it is quoted), or the service, which found nothing. */
export const answerWritings = ['model', 'extract', 'none'] as const;
export type AnswerWriting = (typeof answerWritings)[number];

/** `writing` comes with the end mark. */
export type AnswerChunk = {
  type: 'answer';
  content: string;
  mark?: 'end';
  writing?: AnswerWriting;
};
export type InnerSearchChunk = {
  type: 'inner_search';
  mark: 'start' | 'result' | 'end';
  result_type?: 'global' | 'inner';
  global_result?: Source[];
  inner_result?: InnerResult[];
};
/** Where a question searches: the article it is asked in, all news, or a topic. */
export const chatScopes = ['article', 'all', 'topic'] as const;
export type ChatScope = (typeof chatScopes)[number];

/**
 * The kind of an answer: `quoted` passages answer it, `closest` ones are only related, `written` by
 * a model, `none`; `talk` and `news` are greetings and lists of events, which need no search.
 */
export const outcomes = ['quoted', 'closest', 'written', 'none', 'talk', 'news'] as const;
export type Outcome = (typeof outcomes)[number];
export type OutcomeChunk = { type: 'outcome'; outcome: Outcome; scope: ChatScope };

export type ChatChunk =
  | { type: 'global_search' }
  | { type: 'global_search_result'; global_result: Source[] }
  | InnerSearchChunk
  | AnswerChunk
  /** The list that the citation numbers of the answer point to. */
  | { type: 'reference'; references: Source[] }
  /** Evidence for sentences of the answer; more may follow. */
  | { type: 'evidence'; evidence: Evidence[] }
  | OutcomeChunk
  | { type: 'follow_up'; content: string }
  | { type: 'exception'; msg: string };
