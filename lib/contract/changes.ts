// How the news service notifies processes that cache its answers: an endless event stream at this
// address, for callers with a token. A service without it answers 404, and caches then rely on
// their lifetimes.

export const changesPath = '/changes';
/** The id of what changed, or `*` when anything may have. */
export const anythingChanged = '*';
/** A stream that is silent for longer than {@link changesStaleMs} is dead: open another one. */
export const changesBeatMs = 500;
export const changesStaleMs = 1_500;
