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
/** A further tab is shown from so many events on: a list of a few lines is no list. */
export const furtherTabEvents = 12;
/** An event stands in a tab that this share of its reports speaks for. */
export const tabShareLeast = 1 / 3;

/** "≤ 5 redirects each checked again, 5 s to connect and 20 s in all." */
export const fetchRedirects = 5;
export const fetchConnectMs = 5_000;
export const fetchTotalMs = 20_000;
/** "feed ≤ 15 MiB after decompression" */
export const feedBytes = 15 * 1024 * 1024;
/** "500 items a feed at most" */
export const feedItemsMax = 500;
/** "dates outside −10 years … +1 day become the fetch time" */
export const feedDateOldestMs = 10 * 365.25 * 24 * 3600_000;
export const feedDateFutureMs = 24 * 3600_000;
/** "≥ 60 s between polls of a host and ≤ 2 at once" */
export const feedHostPauseMs = 60_000;
export const feedPollsAtOnce = 2;
/** How often a healthy feed is polled, and the longest that back-off may keep one waiting. */
export const feedPollEveryMs = 15 * 60_000;
export const feedBackOffMaxMs = 24 * 3600_000;
/** Articles that ingest writes in one transaction. */
export const ingestBatch = 20;
/** What is kept of one feed item, so that a hostile one stays small. */
export const itemTitleChars = 300;
export const itemParagraphChars = 5_000;
export const itemParagraphs = 200;
export const itemMarkupChars = 256 * 1024;
export const itemImages = 8;
export const addressChars = 2_048;
/** Sections, tags and authors of one item that are read. */
export const itemNames = 20;
export const itemNameChars = 80;

// The list.
/** "A tab is stale if last refreshed more than 30 minutes (1,800,000 ms) ago." */
export const staleMs = 1_800_000;
/** "Each tab keeps a refresh id that wraps at 1,000,000." */
export const refreshIdModulus = 1_000_000;
/** Pages in a row that bring nothing new before a list counts as ended: no loader runs for ever. */
export const barrenPagesMost = 30;
/** "Prefetch goes tab by tab after a 100 ms delay." */
export const prefetchDelayMs = 100;
/** "Detail pre-caching: at most 4 concurrent requests." */
export const detailPrecacheRequests = 4;
/** "Row default height: 385 (brief visible) or 131 px": first guesses, real heights are measured. */
export const rowHeightWithBriefPx = 385;
export const rowHeightTitleOnlyPx = 131;
/** "Overscan: 12 rows (brief view) or 20." */
export const overscanWithBrief = 12;
export const overscanTitleOnly = 20;
/** "Fast-scroll speed threshold: default 50 (5 in brief view, 7 otherwise; minimum delta 1)", in px per ms. */
export const fastScrollDefault = 50;
export const fastScrollWithBrief = 5;
export const fastScrollTitleOnly = 7;
export const fastScrollMinDeltaPx = 1;
/** "Three skeleton rows in the other list variant." */
export const favouriteSkeletons = 3;
/** Pull-to-refresh: the tip has come down this far when letting go refreshes, and at most that far. */
export const pullReadyPx = 56;
export const pullMostPx = 72;
/** "The count shows 999+ from 1000 upward." */
export const likeCountMost = 999;
/** "Double-click on the app title within 1 s copies the device id." */
export const titleDoubleClickMs = 1_000;
/** A clock that runs ahead by less than this still reads "just now"; further ahead the date is shown. */
export const clockSkewMs = 3_600_000;
/** The sample edition on first start: the newest event is 25 minutes old, each next one 50 older. */
export const sampleFirstAgeMs = 25 * 60_000;
export const sampleStepMs = 50 * 60_000;
/** "Identity crosses to a remote service as a short-lived signed token"; the life is ours, in seconds. */
export const identityLifeSeconds = 60;
/** "Bodies: JSON 64 KiB …, depth 32, arrays 200." */
export const bodyMaxBytes = 64 * 1024;
export const bodyMaxDepth = 32;
export const bodyMaxItems = 200;
/** "location=ph in the URL is stored (cookie, 1 year)." */
export const locationCookieSeconds = 365 * 24 * 3600;
/** Browsers keep no cookie for longer than 400 days; every page renews the device cookie. */
export const deviceCookieSeconds = 400 * 24 * 3600;
/** How long the news service may take to begin an answer; the specification leaves it open. */
export const serviceTimeoutMs = 15_000;
/** "Exit 0 within 8 s": notice for the balancer, then calls under way, then the parts to close. */
export const drainNoticeMs = 1_500;
export const drainCallsMs = 4_500;
export const drainCloseMs = 1_500;
/** A worker that dies is started again after this, doubling up to the most. */
export const workerRestartMs = 1_000;
export const workerRestartMostMs = 60_000;
/** "Article height estimate: line height 1.875 rem; 1.25 rem per character for headings." */
export const articleLineRem = 1.875;
export const headingCharacterRem = 1.25;
/** "Popup layer: z-index 1000 (feedback popup 1001)." */
export const popupZIndex = 1000;
export const feedbackPopupZIndex = 1001;
/** "Swipe detection: distance 50 px, duration up to 10,000 ms." */
export const swipeMinPx = 50;
export const swipeMaxMs = 10_000;
/** "Text-selection check throttle: 100 ms." */
export const selectionCheckMs = 100;
/** "The top bar shows when scrolling up by more than 16 px or when at the top." */
export const barHidePx = 16;
/** "The outline's scroll position is throttled at 60 ms." */
export const outlineThrottleMs = 60;
/** "Tables show fade edges (0.5 rem)." */
export const tableFadeRem = 0.5;
/** "Update toast: 1600 ms." */
export const updateToastMs = 1_600;

// The assistant.
/** "The answer text is revealed progressively in steps every 40 ms." */
export const revealStepMs = 40;
/** "Each follow-up chunk is appended with a 200 ms pause." */
export const followUpPauseMs = 200;
/** "Inner search result chunks append items one at a time with a 400 ms pause." */
export const innerItemPauseMs = 400;
/**
 * How much one reveal step shows is ours: a twelfth of what waits, so that the text is half a second
 * behind the stream whatever its speed; in UTF-16 units, between these two.
 */
export const revealCatchUpSteps = 12;
export const revealStepLeast = 2;
export const revealStepMost = 400;
/** "Loading more chat history triggers when the list is scrolled within 55 px of its end." */
export const chatListEndPx = 55;
/** "After a new message or prompt, the list scrolls to the end after 100 ms." */
export const chatScrollDelayMs = 100;
/** "The input grows from 1 to 3 rows." */
export const composerRowsMost = 3;
/** "Feedback dialog: text area at least 3 rows." */
export const chatReportRowsLeast = 3;
/** How many questions a reader is offered before the first one is asked; ours. */
export const starterQuestions = 3;
/** "Chat history page: 20 items." */
export const chatPageItems = 20;
/** "Chat history expires after 3 days (259200000 ms)." */
export const chatHistoryMs = 259_200_000;
/** "Chat history saves are throttled to 100 ms." */
export const chatSaveMs = 100;
/** "A client that hears nothing for 45 s fails the turn." */
export const streamSilenceMs = 45_000;
/** The longest unfinished event that the reader of a stream keeps, in characters. */
export const streamEventChars = 256 * 1024;
/** "Chat 32 KiB, input 4,000 characters"; what the question is about gets as much. */
export const chatBodyBytes = 32 * 1024;
export const chatInputChars = 4_000;
export const chatContextChars = 4_000;

// Acting on an event.
/** Favourites that one page carries; the specification leaves it open. */
export const favouritePageSize = 10;
/** The longest text of a report, in characters; the specification leaves it open. */
export const reportTextChars = 1_000;

// Pictures, the cache, tracking.
/** "Card image timeout: 2500 ms." */
export const cardImageMs = 2_500;
/** "Larger image block: 1500 ms for up to 2 images, 3000 for 3, 3500 for 4, 5000 otherwise." */
export const imageBlockMs = { upToTwo: 1_500, three: 3_000, four: 3_500, more: 5_000 } as const;
/** "A spinner appears after 1.5 s of waiting." */
export const imageSpinnerMs = 1_500;
/** "Entries for news detail older than 259,200,000 ms (3 days) are removed." */
export const detailCacheMs = 259_200_000;
/** What kept articles may take of local storage (about five million characters in all) is ours. */
export const detailCacheEntries = 60;
export const detailCacheChars = 2_000_000;
/** How many event ids the news-read list of a session holds; the specification leaves it open. */
export const readListEntries = 500;
/** "Tracking events delayed: 1 s"; "enter news detail fires 1000 ms after the detail opens." */
export const trackingDelayMs = 1_000;
/** How long a list must be left alone before the articles on the screen are fetched ahead. */
export const precacheQuietMs = 300;

// The assistant, as the service holds it.
/** "Comment lines as heartbeats every 15 s." */
export const heartbeatMs = 15_000;
/** A stream that renews nothing for this long is over: three heartbeats. */
export const streamSlotMs = 45_000;
/**
 * How long the record of a turn is kept: as long as the reader's own history, which is more than "the
 * turn's id makes a repeat within 24 h answer from the record".
 */
export const chatTurnMs = chatHistoryMs;
/** "≤ 2 per session, 10 per IP." */
export const streamsOfBrowser = 2;
export const streamsOfAddress = 10;
/** "Guests within a daily allowance (20 questions per device)." */
export const guestQuestionsADay = 20;
/** A browser that drops its cookie is a new device: all guests of one address share this; ours. */
export const guestQuestionsOfAddressADay = 200;
/** What a signed-in reader may ask in a day; the specification leaves it open. */
export const readerQuestionsADay = 200;
/** How often one turn that failed or was left is answered anew; ours. */
export const turnAttempts = 3;
/** "≤ 256 KiB buffered a stream, then the upstream is paused; a reader stalled 30 s is cut." */
export const relayBufferBytes = 256 * 1024;
export const relayStallMs = 30_000;
/** The largest piece that a connection hands over at once: as much must still fit when one is asked for. */
export const relayPieceBytes = 64 * 1024;
/** Streams that one web process relays at once: "1,000 streams: refused cleanly". */
export const streamsOfProcess = 750;
/** The model: how long it may take to begin, to go on, and in all; how much it may say, in characters. */
export const modelFirstWordMs = 30_000;
export const modelPauseMs = 20_000;
export const modelTotalMs = 120_000;
export const modelAnswerChars = 12_000;
/** Events that a model writes and translates, the newest of all; and what a day may cost: as many
 * articles as can be translated into the two other languages. Ours. */
export const modelEvents = 20;
export const writingsADay = 150;
export const translationsADay = 300;
/** How often one text is asked for of a model that is away; ours. */
export const modelTries = 3;
/**
 * An article by a model, ours. Sources that say less than four sentences are told best in their own;
 * a small model still reads sixty of them, in so many characters. What is left of an article must
 * tell more than a brief, which has up to three sentences, and where half of it did not hold, the
 * rest is not trusted either. More than so many sentences nobody reads.
 */
export const writtenPassagesLeast = 4;
export const writtenPassagesMost = 60;
export const writtenPassagesChars = 12_000;
export const writtenSentencesLeast = 3;
export const writtenSentencesMost = 20;
export const writtenShareLeast = 0.5;
/**
 * The share of a written line's words that stand in what it cites: more than of an answer's, half of
 * whose words may be others, since a headline is read by many and asked for by nobody. Ours.
 */
export const writtenWordsLeast = 0.65;
/** Sources that one sentence cites; more of them would hold whatever it says. */
export const writtenCitationsMost = 4;
/** A heading is a few words. */
export const writtenHeadingChars = 60;
/** The web search: how long it is waited for, how much of its answer is read, results that are shown. */
export const webSearchMs = 4_000;
export const webSearchBytes = 512 * 1024;
export const webSearchResults = 8;

/** "image ≤ 10 MiB after decompression" */
export const pictureBytes = 10 * 1024 * 1024;
/** Pictures of publishers that the newsroom keeps in memory; nothing in the specification, a small server has that much. */
export const picturesCacheBytes = 64 * 1024 * 1024;

// The shell.
/** "A bundle chunk that fails to load reports a ChunkLoadError after a 120 s time-out." */
export const chunkLoadMs = 120_000;
/** "Loading modal removed after 1 s." */
export const loadingModalMs = 1_000;
/** "Render counter: cycles modulo 1000." */
export const renderModulus = 1_000;
/** "Wide layout threshold: window width over 1000." */
export const wideLayoutPx = 1_000;

// Share pages.
/** "Share-mode article shorter than half the screen height hides the open-app block." */
export const shortArticleScreens = 0.5;
/** "The zlink landing listener is removed after 5.5 s." */
export const zlinkListenerMs = 5_500;
/** The version of `/zlink` "defaults to 1"; version 2 shows the browser hint. */
export const zlinkVersion = '1';
export const zlinkHintVersion = '2';
/** Ours: how long a browser and an edge keep a share page, and how long an old one may still be shown. */
export const shareBrowserSeconds = 60;
export const shareEdgeSeconds = 300;
export const shareStaleSeconds = 600;
/** Ours: how long this process answers a share page from memory, and how much memory that may take. */
export const shareCacheMs = 60_000;
export const shareCacheBytes = 32 * 1024 * 1024;
/** The size that link previews ask for, in px. */
export const cardWidthPx = 1_200;
export const cardHeightPx = 630;
/** Ours: what a picture has room for, and how long it is kept; a new version has a new address. */
export const cardTitleChars = 140;
export const cardLineChars = 80;
export const cardBrowserSeconds = 24 * 3600;
/** Addresses of one sitemap; the format allows 50,000. */
export const sitemapEvents = 1_000;
/** Longer page titles are cut by browsers and search pages anyway. */
export const pageTitleChars = 70;

// Accounts.
/** "Verification code: 4 digits for phone, 6 for email." */
export const phoneCodeLength = 4;
export const emailCodeLength = 6;
/** "A 60 second countdown starts when step 2 appears and the code is sent." */
export const resendMs = 60_000;
/** "Password: 6 to 20 characters, no whitespace." */
export const passwordLeast = 6;
export const passwordMost = 20;
/** "Creating an account requires age 18 or over." */
export const adultYears = 18;
/** "Birthday: between 1800-02-01 and today." */
export const firstBirthday = '1800-02-01';
/** "Captcha entry: cut to configured length (default 4)." */
export const captchaLength = 4;
/** "A 254-octet and a 64-octet local-part limit" for e-mail addresses. */
export const emailOctets = 254;
export const emailLocalOctets = 64;
/** "Login failure toast shows msg with fail icon for 2 s." */
export const failToastMs = 2_000;

// Accounts, as the service holds them.
/** "Phone 3 tries, 5 minutes; e-mail 5 tries, 10 minutes." */
export const phoneCodeTries = 3;
export const phoneCodeMs = 5 * 60_000;
export const emailCodeTries = 5;
export const emailCodeMs = 10 * 60_000;
/** The longest code that is read at all. */
export const codeCharsMost = 12;
/** "Failures per address: after the 3rd wait 30 s doubling to 1 h; 10 in 24 h close it for 24 h." */
export const failuresFree = 3;
export const failureWaitMs = 30_000;
export const failureWaitMostMs = 3_600_000;
export const failuresADay = 10;
/** "Sends: 3/h and 10/day per address; 6/h and 3/min per IP." */
export const sendsOfAddressAnHour = 3;
export const sendsOfAddressADay = 10;
export const sendsOfNetworkAnHour = 6;
export const sendsOfNetworkAMinute = 3;
/** "Checks per IP: 6/min, 30/h; 'is it registered' 3/min, 20/h." */
export const checksOfNetworkAMinute = 6;
export const checksOfNetworkAnHour = 30;
export const lookupsOfNetworkAMinute = 3;
export const lookupsOfNetworkAnHour = 20;
/** "Input cut at 1 KiB before hashing"; what is longer than any text of a form is no request. */
export const passwordBytes = 1024;
export const passwordCharsMost = 32 * 1024;
/** "30 days idle, 90 absolute." */
export const sessionIdleMs = 30 * 24 * 3600_000;
export const sessionMostMs = 90 * 24 * 3600_000;
/** Passwords that are hashed at once, 32 MiB each; ours. */
export const passwordHashesAtOnce = 2;
/** A mail server or an SMS gateway: "5 s to connect and 20 s in all", as for other fetches. */
export const deliveryConnectMs = 5_000;
export const deliveryTotalMs = 20_000;
/** How long a sign-in at a provider may take, and a transaction of codes live; ours. */
export const loginFlowMs = 15 * 60_000;
/** How old a sign-in at a provider may be to stand for a cancellation's code; ours. */
export const freshSignInMs = 5 * 60_000;
/** How exactly a session remembers when it was last used; ours. */
export const sessionTouchMs = 3_600_000;
/** How long a provider of sign-ins is waited for; ours. */
export const providerTimeoutMs = 10_000;

// Everything personal.
/** "Interest selection: at least 3 topics"; each chosen keyword is one. */
export const interestTopicsLeast = 3;
/** How many topics a reader may choose, and how long one is; ours, to keep a request small. */
export const interestTopicsMost = 200;
export const interestKeywordChars = 80;
/** Keywords offered in one category, and the newest events of it that they are taken from; ours. */
export const interestCandidates = 12;
export const interestCandidateEvents = 400;
/**
 * How much newer an event counts that names a chosen keyword, or is of a category of one; ours: a
 * keyword brings yesterday evening's event before this morning's, a category three hours.
 */
export const interestKeywordLiftMs = 12 * 3600_000;
export const interestCategoryLiftMs = 3 * 3600_000;
/** "Personal centre: a left drawer at 70% of page width." */
export const personalCentreShare = 0.7;
/** "Two taps within 1.5 s." */
export const doubleTapMs = 1_500;
/** The version label of the personal centre. */
export const versionLabel = '1.0.0';
/** Rows of one's own data that one call answers; chats are long and come in smaller portions; ours. */
export const ownDataRows = 200;
export const ownDataChats = 20;

// Topics.
/** "GetTopicItemList with topic_id, limit 5 and cursor." */
export const topicItemPage = 5;
export const topicItemPageMost = 50;
/** "A timeline shows up to 3 events" until the reader asks for more. */
export const timelineFirst = 3;
/** "In the sharing view an 'open app' prompt shows when there are 2 or more events." */
export const openAppEvents = 2;
/** Topics on one page of a list; ours. */
export const topicPage = 20;
/** Topics that a reader may follow, and make in a day; ours, so that searching them stays cheap. */
export const topicsFollowedMost = 100;
export const topicsADay = 20;
/** The longest query that a topic is made of; ours. */
export const topicQueryChars = 60;
/** Followers from which a topic made of somebody's own words is shown to everybody; ours. */
export const publicQueryFollowers = 2;
/** Topics that are searched for after one round of ingest, and events looked at for each; ours. */
export const topicsSearched = 200;
export const topicCandidates = 60;
/** How long a topic is called new, and from how many followers on hot; ours. */
export const newTopicMs = 3 * 24 * 3600_000;
export const hotTopicFollowers = 5;

/** "Showcase images appear on wide screens, meaning window width above 1000." */
export const showcaseAbovePx = 1_000;
