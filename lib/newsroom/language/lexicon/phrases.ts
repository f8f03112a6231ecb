// The assistant's own sentences, which each language gives. Everything else that it says is quoted or
// checked against a source; these only say what the rest is.
import type { Period, Talk } from './plain-needs';

export type Phrases = {
  /** Before passages that answer a question. */
  quotes: string;
  /** Before passages that are near, and do not answer outright. */
  closest: string;
  /** Before passages of linked articles, where the one that was asked in says nothing. */
  linked: string;
  /** Before passages that tell of a keyword, `{x}`. */
  keyword: string;
  /** Before a cited sentence and what stands around it. */
  sentence: string;
  /** Before what stands around a cited sentence whose sources' words were told already. */
  besideSentence: string;
  /** Before the first passages of an article, for a question that names nothing. */
  leads: string;
  /** Before passages of an article that tell what any article may be asked: why, what next. */
  telling: string;
  /** Before the news on `{x}`. */
  about: string;
  nothing: string;
  /** No passage answers, over links to articles that may. */
  near: string;
  /** A price or a rate of now, which no article gives. */
  noValue: string;
  /** A question in an article that the article does not answer. */
  notInArticle: string;
  notInTopic: string;
  /** Shown in gray beside the answer. */
  modelAway: string;
  modelAwayNothing: string;
  brokenOff: string;
  tooLong: string;
};

/** What it says of itself and in small talk. */
export type TalkReplies = Record<Talk, string>;

/** What opens the newest events. */
export type LatestReplies = Record<Period, string> & {
  /** Over the report of the day so far, which begins at its midnight. */
  today: string;
  /** Of yesterday there is no report. */
  nothingYesterday: string;
  /** Of a time that was named there is nothing. */
  nothingThen: string;
  /** Nothing is as new as was asked for. */
  older: string;
  /** What the link to the report of the day is called. */
  report: string;
  /** There is no event at all. */
  none: string;
};
