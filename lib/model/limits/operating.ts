// The limits of operators' tools; all ours, so that none of their lists or files slows readers
// down.

/** How many feeds a site may have, including those that operators added. */
export const feedsMost = 2_000;
export const feedTitleChars = 200;
/** The size of an OPML file with that many feeds. */
export const opmlBytes = 1024 * 1024;

/** The longest label of an event. */
export const labelChars = 60;

/** The size of an image or a text that an operator stores on the site, and of its name. */
export const fileBytes = 2 * 1024 * 1024;
export const fileNameChars = 100;
