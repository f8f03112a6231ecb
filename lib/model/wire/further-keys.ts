// The names under which the browser keeps what is not of the specification, beside `storage-keys.ts`.

/** What stands in the assistant's input, for as long as the tab lives. */
export const chatDraftKey = 'chat_draft';

/** In session storage, with the form after it: what was typed there and not sent. */
export const draftKey = 'draft';

/** With a mark of the address after it: when a code last went there. */
export const codeSentKey = 'code_sent';

/** In session storage: the code for canceling the account that was sent, and whose it is. */
export const cancelSentKey = 'cancel_sent';

/** In session storage: when this tab asked for a deletion that nothing was answered to. */
export const cancelAskedKey = 'cancel_asked';

/** In session storage: when an account was deleted in this tab. */
export const canceledKey = 'canceled';

/** Who reads, as the last tab that knew has told the others: an id, or empty for a guest. */
export const readerKey = 'reader';

/** Whose conversation is kept: the id of the account; absent while it is a guest's. */
export const chatOwnerKey = 'chat_owner';

/** In session storage: whoever put the choice of interests off is not asked again in this visit. */
export const interestsLaterKey = 'interests_later';

/** The start that is offered at the first visit was taken up, or put away. */
export const welcomedKey = 'welcomed';

/** What was looked for, and whose searches they are. */
export const recentSearchesKey = 'recent_searches';

/** Who reads aloud, of the voices that the site has. */
export const voiceKey = 'voice';

/** How fast it is read. */
export const listenRateKey = 'listen_rate';

/** When the reader was last here, and who: told what came since, once. */
export const leftAtKey = 'left_at';

/** In session storage: the list as it was left for another page, for the way back. */
export const leftListKey = 'left_list';

/** In session storage: the page that was left for the sign-up, for the way back after a reload. */
export const leftPageKey = 'left_page';

/** Reading time that may not have reached the service: told again by the next page. */
export const lostBeatKey = 'lost_beat';

/** What was done and not answered yet: sent when there is network. */
export const outboxKey = 'outbox';

/** What of it the service took just now: a page that was written before does not know of it. */
export const lateTakenKey = 'taken';
