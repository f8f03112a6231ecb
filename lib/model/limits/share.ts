// The numbers of share pages, each named, with the sentence it comes from.

/** "Share-mode article shorter than half the screen height hides the open-app block." */
export const shortArticleScreens = 0.5;
/** The version of `/zlink` "defaults to 1"; version 2 shows the browser hint. */
export const zlinkVersion = '1';
export const zlinkHintVersion = '2';
/** The size that link previews ask for, in px. */
export const cardWidthPx = 1_200;
export const cardHeightPx = 630;
/** Ours: what a picture has room for. */
export const cardTitleChars = 140;
export const cardLineChars = 80;
/**
 * How long a browser keeps a picture, of which a new version has a new address; one of an answer, which
 * its reader may take back, and any picture at an edge, which shows it to everybody, for minutes alone.
 */
export const cardBrowserSeconds = 24 * 3600;
export const answerCardBrowserSeconds = 60;
export const cardEdgeSeconds = 300;
