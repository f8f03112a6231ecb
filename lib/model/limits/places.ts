// The numbers of the place read on several devices; all of them ours.

/** A place is offered for so long. */
export const placeDays = 14;
/** Rows of a list above a place that is worth going back to. */
export const placeRowsLeast = 3;
/** How long a reader stays before their place is told. */
export const placeRestMs = 4_000;
