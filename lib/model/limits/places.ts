// The limits of synchronizing the reading place between devices that several parts know; ours.

/** How many rows a list must have above a place to make it worth offering. */
export const placeRowsLeast = 3;
