// What the news service tells those who keep copies of its answers: an endless event stream at this
// address, for callers with a token. A service without it answers 404, and copies live their time.

export const changesPath = '/changes';
/** The id of what changed, or `*` when anything may have. */
export const anythingChanged = '*';
/** A stream that says nothing for longer than {@link changesStaleMs} is dead: take another one. */
export const changesBeatMs = 500;
export const changesStaleMs = 1_500;
