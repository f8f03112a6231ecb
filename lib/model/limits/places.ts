// The limits of synchronizing the reading place between devices; all of them ours.

/** How long a place is offered. */
export const placeDays = 14;
/** How many rows a list must have above a place to make it worth offering. */
export const placeRowsLeast = 3;
/** How long a reader must stay before their place is sent. */
export const placeRestMs = 4_000;
