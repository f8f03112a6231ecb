// Every number of the specification stands here once, named, with the sentence it comes from.

/** "A source row on cards shows up to 3, then +N." */
export const cardSourceLogos = 3;
/** "A source row elsewhere shows up to 5 distinct sources, then +N." */
export const rowSourceLogos = 5;
/** "Infinite scroll, load threshold 500 px from the end." */
export const infiniteScrollPx = 500;
/** "Feed history pages hold 10 events." */
export const historyPageSize = 10;
/** Events that one live page carries; the specification leaves it open, a screen shows about three. */
export const feedPageSize = 20;
/** The most that one list call may ask for. */
export const feedPageMax = 50;
/** "Eight skeleton rows are used for initial loading." */
export const listSkeletons = 8;
/** "410 px for content and 430 px for the document" in PC mode. */
export const frameContentPx = 410;
export const frameDocumentPx = 430;
/** "Popups open and close with 300 ms slide animations." */
export const popupSlideMs = 300;
/** "Snap-back (restore) takes 150 ms." */
export const popupRestoreMs = 150;
/** "Static fallback news images: nine, rotated in turn." */
export const fallbackCovers = 9;
/** "Header version is 1.0.22 on the main client and 1.0.11 on the generic request helper." */
export const clientVersion = '1.0.22';
export const genericHelperVersion = '1.0.11';
/** "Header cube-id is a fixed prefix plus the device id." */
export const cubeIdPrefix = 'cube_';
/** The default tab key, until a tab list is known. */
export const defaultTabKey = 'recommend';
