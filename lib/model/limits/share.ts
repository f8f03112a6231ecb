// The limits of share pages, each with the sentence of the specification that it comes from.

/** "Share-mode article shorter than half the screen height hides the open-app block." */
export const shortArticleScreens = 0.5;
/** The version of `/zlink` "defaults to 1"; version 2 shows the browser hint. */
export const zlinkVersion = '1';
export const zlinkHintVersion = '2';
/** The image size that link previews expect, in px. */
export const cardWidthPx = 1_200;
export const cardHeightPx = 630;
/** Ours: how much text fits into the image. */
export const cardTitleChars = 140;
export const cardLineChars = 80;
/**
 * How long a browser caches an image, whose new versions get new addresses; an answer's image,
 * since its reader may unpublish it, and any image at an edge, which serves everybody, are cached
 * for minutes only.
 */
export const cardBrowserSeconds = 24 * 3600;
export const answerCardBrowserSeconds = 60;
export const cardEdgeSeconds = 300;
