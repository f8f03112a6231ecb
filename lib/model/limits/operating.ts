// The limits of operators' tools; all ours, so that none of their lists or files slows readers
// down.

/** How many feeds a site may have, including those that operators added. */
export const feedsMost = 2_000;
export const feedTitleChars = 200;
/** The size of an OPML file with that many feeds. */
export const opmlBytes = 1024 * 1024;
/** How many items are shown of a feed that is previewed before it is added. */
export const feedPreviewItems = 5;

/** The longest id of anything, and the longest label of an event. */
export const idChars = 128;
export const labelChars = 60;

/**
 * The size of an image or a text that an operator stores on the site, and how many there may be.
 */
export const fileBytes = 2 * 1024 * 1024;
export const fileNameChars = 100;
export const filesMost = 500;
