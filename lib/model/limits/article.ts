// The limits of the article, each with the sentence of the specification that it comes from.

/** "Article height estimate: line height 1.875 rem; 1.25 rem per character for headings." */
export const articleLineRem = 1.875;
export const headingCharacterRem = 1.25;
/** "Text-selection check throttle: 100 ms." */
export const selectionCheckMs = 100;
/** "The outline's scroll position is throttled at 60 ms." */
export const outlineThrottleMs = 60;
/** How often the position in a text is saved while it is read. */
export const readingPlaceMs = 20_000;
/** "Tables show fade edges (0.5 rem)." */
export const tableFadeRem = 0.5;
/** "Card image timeout: 2500 ms." */
export const cardImageMs = 2_500;
/** "Larger image block: 1500 ms for up to 2 images, 3000 for 3, 3500 for 4, 5000 otherwise." */
export const imageBlockMs = { upToTwo: 1_500, three: 3_000, four: 3_500, more: 5_000 } as const;
/** "A spinner appears after 1.5 s of waiting." */
export const imageSpinnerMs = 1_500;
/** "Entries for news detail older than 259,200,000 ms (3 days) are removed." */
export const detailCacheMs = 259_200_000;
/** How many articles local storage may hold; ours. */
export const detailCacheEntries = 60;
