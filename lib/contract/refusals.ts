// Every way in which a call is refused, as a table. Protects: a reader never sees an English
// sentence of the service in another language. The wire carries the reason and its values; the
// reader's message is `errors.refused.<reason>` in `messages/*.json`, while the text here is for
// logs and programs.
import { notLoggedIn } from './codes';

type Row = {
  /** `base_resp.error_code` and `code`; by default the HTTP status. */
  code: number;
  status?: number;
  /** `{name}` is replaced by the refusal's value. */
  text: string;
};

/** Refusals that a reader can cause. */
export const readerRefusals = {
  signIn: { code: notLoggedIn, status: 200, text: 'Please sign in first.' },
  signInToAsk: { code: notLoggedIn, status: 200, text: 'Please sign in to ask the assistant.' },
  guestQuestions: {
    code: notLoggedIn,
    status: 200,
    text: 'Guests can ask {most} questions a day. Please sign in to continue.',
  },
  questionsOfDay: {
    code: 429,
    text: 'All {most} questions of today are used. They are back tomorrow.',
  },
  questionBusy: { code: 409, text: 'This question is being answered already.' },
  questionReused: { code: 409, text: 'Another question was asked under this id.' },
  questionRetries: {
    code: 429,
    text: 'This question was tried too often. Please ask it again as a new one.',
  },
  streamsOfBrowser: {
    code: 429,
    text: 'Two answers are being written already. Please wait for one to end.',
  },
  streamsOfNetwork: {
    code: 429,
    text: 'Too many answers are being written for your network. Please wait a little.',
  },
  answerGone: { code: 404, text: 'There is no such answer.' },
  answerIncomplete: { code: 409, text: 'This answer is not complete.' },
  answerNone: { code: 409, text: 'This answer found nothing, so there is nothing to share.' },
  botsFollowed: { code: 429, text: 'You follow {most} bots, which is the most.' },
  topicsFollowed: { code: 429, text: 'You follow {most} topics, which is the most.' },
  topicsOfDay: { code: 429, text: 'That is enough new topics for today.' },
  topicsOfSite: { code: 429, text: 'This site takes no more new topics today.' },
  topicEmpty: { code: 400, text: 'query: an event or words are needed' },
  topicNotYours: { code: 403, text: 'Only who made a topic can change or delete it.' },
  topicNoChange: { code: 400, text: 'title: a name or words are needed' },
  topicNoWords: { code: 400, text: 'query: has no word to look for' },
  themeNotYours: { code: 403, text: 'This theme is not shared with you.' },
  themeEmpty: { code: 400, text: 'keywords: a word, a source or an address is needed' },
  addressNotWeb: { code: 400, text: 'This is no address on the public web.' },
  addressPort: {
    code: 400,
    text: 'Of the host of a feed only the ports 80, 443 and 8000 to 9999 are asked.',
  },
  addressesMost: { code: 400, text: 'No more than {most} feed addresses can be kept.' },
  themeFeeds: { code: 429, text: 'No more than {most} feed addresses can be kept.' },
  themeNoWords: { code: 400, text: 'keywords: has a word that cannot be looked for' },
  themesMost: { code: 429, text: 'You have {most} themes, which is the most.' },
  themesFollowed: { code: 429, text: 'You follow {most} themes, which is the most.' },
  themesOfDay: { code: 429, text: 'That is enough new themes for today.' },
  deepMindBusy: { code: 409, text: 'A search of yours is under way already.' },
  deepMindsOfDay: { code: 429, text: 'All {most} searches of today are used.' },
  deepMindOpen: { code: 409, text: 'This search has not ended yet.' },
  interests: { code: 400, text: 'Between {least} and {most} topics can be chosen.' },
  mutes: { code: 400, text: 'No more than {most} of a kind can be kept.' },
  filesMost: { code: 409, text: 'This site keeps {most} files, which is the most.' },
  mergeLanguages: { code: 400, text: 'Events of different languages are linked, not merged.' },
  mergeItself: { code: 400, text: 'An event cannot be merged into itself.' },
  mergeTakenDown: {
    code: 400,
    text: 'An event that is taken down cannot be merged: restore it first.',
  },
  reportClosed: { code: 409, text: 'This report was answered already.' },
  operatorStays: {
    code: 400,
    text: 'An operator can be neither banned nor deleted: take the right away first.',
  },
  botKnown: { code: 409, text: 'There is another bot of this id.' },
  botsMost: { code: 400, text: 'This site has {most} bots, which is the most.' },
  fileKind: {
    code: 400,
    text: 'content: is neither a picture (PNG, JPEG, GIF, WebP, AVIF) nor text in UTF-8',
  },
  feedsMost: { code: 400, text: 'This site has {most} feeds, which is the most.' },
  feedPaused: { code: 400, text: 'feed_id: a feed that is paused or removed is not polled' },
  feedsNone: { code: 400, text: 'opml: is no OPML document that lists feeds' },
  splitAll: {
    code: 400,
    text: 'article_ids: some of the articles of the event, but not all of them',
  },
  messagesOfDay: { code: 429, text: 'The site has sent as many messages today as it may.' },
  noAddress: { code: 400, text: 'Your account has no email address yet.' },
  noMail: { code: 409, text: 'This site sends no mail.' },
  noSpeech: { code: 409, text: 'This site has no speech service.' },
  speechOfDay: { code: 429, text: 'The speech of today is used up. It is back tomorrow.' },
  commentText: { code: 400, text: 'A comment has 1 to {most} characters.' },
  commentGone: { code: 404, text: 'There is no such comment.' },
  commentOfOther: { code: 403, text: 'Only your own comments can be deleted.' },
  commentsTooMany: { code: 429, text: 'That was a lot in so short a time.' },
  commentsClosed: { code: 403, text: 'There are no comments on this site.' },
  accountName: { code: 400, text: 'A name has a letter or a digit.' },
  notYourAccount: { code: 403, text: 'Only your own account can be deleted.' },
  feedbackOfDay: { code: 429, text: 'That is enough feedback for today. Thank you.' },
  tokensMost: { code: 409, text: 'No more than {most} access tokens can be kept.' },
  busy: { code: 503, text: 'This server cannot take another question right now.' },
  ending: { code: 503, text: 'The news service is restarting. Please try again.' },
  storageFull: { code: 507, text: 'Nothing can be stored right now.' },
  writesOfGuest: { code: 429, text: 'That is more than a visitor can keep in so short a time.' },
  writesOfReader: { code: 429, text: 'That was a lot in so short a time.' },
  signInUnknown: { code: 503, text: 'Who is signed in cannot be checked right now.' },
  tooLarge: { code: 413, text: 'The body is larger than {most} bytes.' },
  region: { code: 451, text: 'This site does not serve the region that you are in.' },
} as const satisfies Record<string, Row>;

/** Refusals of calls that our own pages never make; a reader only sees that it did not work. */
export const callRefusals = {
  noReader: { code: 400, text: 'There is no reader or device that this could belong to.' },
  input: { code: 400, text: '{detail}' },
  cursor: { code: 400, text: 'The cursor is malformed.' },
  body: { code: 400, text: 'The body is not JSON.' },
  type: { code: 415, text: '{detail}' },
  call: { code: 404, text: 'There is no such call.' },
  method: { code: 405, text: 'This call needs {allow}.' },
  identity: { code: 401, text: 'This identity is not valid.' },
  operatorSignIn: { code: notLoggedIn, status: 401, text: 'Please sign in as an operator first.' },
  origin: { code: 403, text: 'This call must come from the site itself.' },
  closed: { code: 403, text: 'Only operators of this site may use this call.' },
  addressMalformed: { code: 400, text: 'The address of this call is malformed.' },
  addressTooLong: { code: 414, text: 'The address of this call is too long.' },
  host: { code: 421, text: 'This server has no site of that name.' },
  actions: { code: 400, text: 'There are no actions here.' },
  missing: { code: 404, text: '{detail}' },
  cacheKeys: { code: 413, text: 'No more than {most} values can be kept.' },
  cacheBytes: { code: 413, text: 'No more than {most} bytes can be kept.' },
  tokenUnknown: { code: 401, text: 'This access token is not valid, or no longer.' },
  tokenReadOnly: { code: 403, text: 'This access token may read only.' },
  tokenClosed: { code: 403, text: 'No access token is good for this call.' },
  tooOften: { code: 429, text: 'That is too often. Please wait a little.' },
  left: { code: 499, text: 'The reader left.' },
  draining: { code: 503, text: 'This process is ending.' },
  notReady: { code: 503, text: 'The news service is not ready.' },
  databaseAway: { code: 503, text: 'The database does not answer. Please try again.' },
  failed: { code: 500, text: '{detail}' },
  upstream: { code: 502, text: '{detail}' },
  upstreamSlow: { code: 504, text: 'The news service did not answer in time.' },
} as const satisfies Record<string, Row>;

const rows: Readonly<Record<RefusalReason, Row>> = { ...readerRefusals, ...callRefusals };

export type ReaderRefusal = keyof typeof readerRefusals;
export type RefusalReason = ReaderRefusal | keyof typeof callRefusals;
export type RefusalValues = Readonly<Record<string, string | number>>;

/** The wire form of a reason: code, HTTP status and the text with its values. */
export function refusalOf(reason: RefusalReason, values: RefusalValues = {}) {
  const { code, status = code, text } = rows[reason];
  const message = text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name] ?? ''}`);
  return { code, status, message };
}

const isReason = (reason: string): reason is RefusalReason => Object.hasOwn(rows, reason);

/** The message key of a reason from the wire; undefined for an unknown one. */
export function refusalKey(reason: string | undefined) {
  if (reason === undefined || !isReason(reason)) return undefined;
  const key = Object.hasOwn(readerRefusals, reason) ? (reason as ReaderRefusal) : 'request';
  return `errors.refused.${key}` as const;
}
