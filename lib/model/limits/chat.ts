// The limits of the assistant, each with the sentence of the specification that it comes from.

/** "The answer text is revealed progressively in steps every 40 ms." */
export const revealStepMs = 40;
/** "Each follow-up chunk is appended with a 200 ms pause." */
export const followUpPauseMs = 200;
/** "Inner search result chunks append items one at a time with a 400 ms pause." */
export const innerItemPauseMs = 400;
/** "Loading more chat history triggers when the list is scrolled within 55 px of its end." */
export const chatListEndPx = 55;
/** "After a new message or prompt, the list scrolls to the end after 100 ms." */
export const chatScrollDelayMs = 100;
/** "The input grows from 1 to 3 rows." */
export const composerRowsMost = 3;
/** "Feedback dialog: text area at least 3 rows." */
export const chatReportRowsLeast = 3;
/** "Chat history page: 20 items." */
export const chatPageItems = 20;
/** "Chat history expires after 3 days (259200000 ms)." */
export const chatHistoryMs = 259_200_000;
/** "Chat history saves are throttled to 100 ms." */
export const chatSaveMs = 100;
/** "A client that hears nothing for 45 s fails the turn." */
export const streamSilenceMs = 45_000;
/** The longest unfinished event that a stream's client buffers, in characters. */
export const streamEventChars = 256 * 1024;
/** "Chat 32 KiB, input 4,000 characters"; the context of the question may be as long. */
export const chatBodyBytes = 32 * 1024;
export const chatInputChars = 4_000;
export const chatContextChars = 4_000;
/** "Comment lines as heartbeats every 15 s." */
export const heartbeatMs = 15_000;
/** A stream without a sign of life for this long is over: three heartbeats. */
export const streamSlotMs = 45_000;
/**
 * How long a turn's record is kept: as long as the reader's own history, which is longer than "the
 * turn's id makes a repeat within 24 h answer from the record".
 */
export const chatTurnMs = chatHistoryMs;
/** "≤ 2 per session, 10 per IP." */
export const streamsOfBrowser = 2;
export const streamsOfAddress = 10;
/** "Guests within a daily allowance (20 questions per device)." */
export const guestQuestionsADay = 20;
/**
 * How many events a model writes and translates in a day: each written article can be translated
 * into the other languages. Ours.
 */
export const writingsADay = 150;
export const translationsADay = 300;
/**
 * The limits of an article written by a model, ours. The checked article must be longer than a
 * brief, which has up to three sentences, and if more than half of it failed the check, the rest is
 * not trusted either. Readers don't finish longer articles.
 */
export const writtenSentencesLeast = 3;
export const writtenSentencesMost = 20;
export const writtenShareLeast = 0.5;
/** A heading is a few words. */
export const writtenHeadingChars = 60;
