// The numbers of what operators do; all ours, so that no list and no file of theirs holds up readers.

/** Feeds of a site, those of its list and those that operators added. */
export const feedsMost = 2_000;
export const feedTitleChars = 200;
/** An OPML file of so many feeds. */
export const opmlBytes = 1024 * 1024;
/** First items of a feed that is looked at before it is added. */
export const feedPreviewItems = 5;

/** The longest id of anything, and the longest label of an event. */
export const idChars = 128;
export const labelChars = 60;

/** A picture or a text that an operator keeps on the site, and how many of them there are. */
export const fileBytes = 2 * 1024 * 1024;
export const fileNameChars = 100;
export const filesMost = 500;
