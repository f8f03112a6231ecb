// The browser's storage keys that are not in the specification, beside `storage-keys.ts`.

/** The assistant's unsent input, for the life of the tab. */
export const chatDraftKey = 'chat_draft';

/** In session storage, followed by the form: its unsent input. */
export const draftKey = 'draft';

/** Followed by a hash of the address: when a code was last sent there. */
export const codeSentKey = 'code_sent';

/** In session storage: the code sent for canceling the account, and whose account it is. */
export const cancelSentKey = 'cancel_sent';

/** In session storage: when this tab requested a deletion that got no answer. */
export const cancelAskedKey = 'cancel_asked';

/** In session storage: when an account was deleted in this tab. */
export const canceledKey = 'canceled';

/** The reader, as last reported by a tab to the others: an id, or empty for a guest. */
export const readerKey = 'reader';

/** The owner of the stored conversation: the id of the account; absent while it is a guest's. */
export const chatOwnerKey = 'chat_owner';

/**
 * In session storage: a reader who postponed choosing interests is not asked again in this visit.
 */
export const interestsLaterKey = 'interests_later';

/** The start offered at the first visit was accepted, or dismissed. */
export const welcomedKey = 'welcomed';

/** Recent searches, and whose they are. */
export const recentSearchesKey = 'recent_searches';

/** The voice that reads aloud, of those that the site has. */
export const voiceKey = 'voice';

/** The speed of reading aloud. */
export const listenRateKey = 'listen_rate';

/** When the reader was last here, and who: they are told once what arrived since. */
export const leftAtKey = 'left_at';

/** In session storage: the list as it was left for another page, for coming back. */
export const leftListKey = 'left_list';

/** In session storage: the page that was left for the sign-up, for coming back after a reload. */
export const leftPageKey = 'left_page';

/** In session storage: the last press on the page that was left, in case it is repeated. */
export const lastPressKey = 'last_press';

/** Reading time that may not have reached the service: the next page sends it again. */
export const lostBeatKey = 'lost_beat';

/** Actions without an answer yet: sent when the network is back. */
export const outboxKey = 'outbox';

/** The actions that the service accepted recently: a page rendered before lacks them. */
export const lateTakenKey = 'taken';
