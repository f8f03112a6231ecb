// The limits of clients' programs that several parts know; all ours.

/** The length of an access token's name. */
export const tokenNameChars = 60;
/** A form of a reader app: a long item id takes some 60 bytes of it. */
export const readerFormBytes = 256 * 1024;
