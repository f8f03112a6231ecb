// English openings that a page has to explain first, while an answer reads them with their report.

/** Words between sentences: each needs the comma that sets it apart. */
const linking = String.raw`(?:in particular|specifically|conversely|consequently|accordingly|hence|thereafter|subsequently|alternatively|secondly|thirdly|fourthly|lastly|second|third|fourth|rather|regardless|once again|again|indeed|in fact|of course|granted|to be sure|all the same|on the contrary|by (?:comparison|extension)|in (?:comparison|short|sum|conclusion)|what is more|not only that|(?:that|this|having) said(?: that)?|(?:more|most|just as|equally) importantly|even worse|worse(?: still| yet)?|better (?:yet|still)|to make matters worse|in the same (?:vein|way|breath)|along (?:those|these|the same) lines|even then|until then|ever since|for (?:one|one thing|starters)|to (?:start|begin) with|later(?: on)?|soon after(?:wards?)?|shortly (?:after(?:wards?)?|thereafter)|the (?:next|following) (?:day|morning|night|week|month|year)|the (?:day|week|month|year) (?:after|before)|(?:an?|one|two|three|several|a few|some|only|just)? ?(?:minute|moment|hour|day|week|month|year)s? (?:later|earlier))`;

/** Phrases with a word that stands for something told before. */
const pointing = String.raw`(?:(?:apart|aside) from|on top of|beyond|prior to|because of|with) (?:this|that|these|those)(?! (?:year|month|week|season|summer|winter))|for (?:these|those) reasons|proof of (?:this|that)|among (?:these|them)`;

/** ‘In particular, the Senate asked’, ‘For these reasons the court’, ‘Aside from this’. */
export const englishPresumes = new RegExp(`^(?:${linking},|(?:${pointing})\\b)`, 'iu');

/**
 * What is told besides something else: ‘Reyle also said’, ‘The mayor added that’. A page can tell it
 * after its lead.
 */
export const englishNeverFirst =
  /^(?:(?:earlier|finally|elsewhere|separately|overall|notably|interestingly|importantly|unfortunately|sadly),|(?:[\p{L}\d.’'-]+ ){1,8}(?:also|(?:went|goes) on to|added(?: that|,|:)|adds that)(?=[ ,:]))/iu;
