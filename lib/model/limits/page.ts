// The limits of the page, its layers and gestures, each with the sentence of the specification that
// it comes from.

/** "Popups open and close with 300 ms slide animations." */
export const popupSlideMs = 300;
/** "Snap-back (restore) takes 150 ms." */
export const popupRestoreMs = 150;
/** "Double-click on the app title within 1 s copies the device id." */
export const titleDoubleClickMs = 1_000;
/** "Popup layer: z-index 1000 (feedback popup 1001)." */
export const popupZIndex = 1000;
export const feedbackPopupZIndex = 1001;
/** "Swipe detection: distance 50 px, duration up to 10,000 ms." */
export const swipeMinPx = 50;
export const swipeMaxMs = 10_000;
/** "The top bar shows when scrolling up by more than 16 px or when at the top." */
export const barHidePx = 16;
/** "Update toast: 1600 ms." */
export const updateToastMs = 1_600;
/** "Tracking events delayed: 1 s"; "enter news detail fires 1000 ms after the detail opens." */
export const trackingDelayMs = 1_000;
/** How often a visible page reports its reading time; ours. */
export const heartbeatMs = 60_000;
/** "A bundle chunk that fails to load reports a ChunkLoadError after a 120 s time-out." */
export const chunkLoadMs = 120_000;
/** "Loading modal removed after 1 s." */
export const loadingModalMs = 1_000;
/** "Render counter: cycles modulo 1000." */
export const renderModulus = 1_000;
/** "Wide layout threshold: window width over 1000." */
export const wideLayoutPx = 1_000;
/** From this width on list, article and assistant are side by side: see app/desk.css. */
export const threeColumnsPx = 1_280;
/** "Two taps within 1.5 s." */
export const doubleTapMs = 1_500;
/** The version label of the personal center. */
export const versionLabel = '1.0.0';
/** "Showcase images appear on wide screens, meaning window width above 1000." */
export const showcaseAbovePx = 1_000;
/** How long a toast with a button stays; ours: time to read it and to press. */
export const offerToastMs = 8_000;

/** "Login failure toast shows msg with fail icon for 2 s." */
export const failToastMs = 2_000;
