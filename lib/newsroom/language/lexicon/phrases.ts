// The assistant's own sentences in each language. Everything else it says is quoted or checked
// against a source; these only introduce the rest.
import type { Period, Talk } from './plain-needs';

export type Phrases = {
  /** Before passages that answer a question. */
  quotes: string;
  /** Before passages that are close but do not answer outright. */
  closest: string;
  /** Before passages of linked articles, if the article in question has none. */
  linked: string;
  /** Before passages that mention a keyword, `{x}`. */
  keyword: string;
  /** Before a cited sentence and its surroundings. */
  sentence: string;
  /** Before the surroundings of a cited sentence whose source text was shown already. */
  besideSentence: string;
  /** Before the first passages of an article, for a question that names nothing. */
  leads: string;
  /** Before passages of an article about an aspect that any article may have: why, what next. */
  telling: string;
  /** Before the news on `{x}`. */
  about: string;
  nothing: string;
  /** No passage answers; shown above links to articles that may. */
  near: string;
  /** A current price or rate, which no article gives. */
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

/** What it says about itself and in small talk. */
export type TalkReplies = Record<Talk, string>;

/** The introduction to the newest events. */
export type LatestReplies = Record<Period, string> & {
  /** Above the report of the day so far, which begins at the day's midnight. */
  today: string;
  /** There is no report of yesterday. */
  nothingYesterday: string;
  /** There is nothing from the time asked for. */
  nothingThen: string;
  /** Nothing is as recent as was asked for. */
  older: string;
  /** The label of the link to the daily report. */
  report: string;
  /** There is no event at all. */
  none: string;
};
