// Lines that English pages print about themselves: where to subscribe, what else to read, picture
// credits, bylines and dates.
import type { NoticeWords } from '../../lexicon/notice-words';

export const englishNotices: NoticeWords = {
  titles: ['advert(?:isement)?s?|sponsored(?: content| post)?|corrections? and clarifications?'],
  lines: [
    // Advertisements and the page's own controls
    'advert(?:isement)?s?|sponsored(?: content)?|ad|promoted|loading\\.{0,3}|close|menu|home|print|email|tweet|caption',
    '(?:story|article) continues (?:below|after)\\b.{0,30}|scroll down\\b.{0,40}|back to top|(?:skip|jump) to\\b.{0,40}',
    '(?:this|the) (?:slideshow|video|content|feature|site|page) requires.{0,80}|image \\d+ of \\d+',
    'share(?: (?:this|on|via).{0,60})?|comments?(?: \\(\\d+\\))?|leave a (?:comment|reply)|view comments',
    '\\[/?\\w+[^\\]]*\\].{0,160}\\[/\\w+\\]',
    '\\d+ (?:comments?|shares?|views?|min(?:ute)?s?(?: read)?|hours? ago|days? ago).{0,20}',
    // What else to read
    'continue reading.{0,60}|read (?:more|next|also|on|the full .{0,40})\\b.{0,120}|also read\\b.{0,120}',
    'see (?:also|more)\\b.{0,120}|watch(?: (?:now|live|more|the video))?:.{0,120}|don.t miss:?.{0,120}|up next',
    'related(?: (?:articles?|stories|links|content|topics|news|coverage))?:?.{0,100}',
    'more(?: (?:stories|news|from .{0,40}|on this.{0,30}))?:|recommended(?: for you| stories)?:?',
    'most (?:read|popular|viewed).{0,40}|you (?:may|might) (?:also )?(?:like|be interested).{0,40}|editor.s picks?|trending(?: now)?',
    'tags?:.{0,160}|topics?:.{0,160}|filed under:?.{0,120}|source:?.{0,60}',
    // Pictures
    '(?:photos?|images?|pictures?|video|illustration|graphic|credit|getty|ap photo|file photo)(?: (?:by|via|credit|courtesy|source|caption|copyright)\\b|\\s*[:/|]).{0,160}',
    '\\(?(?:photo|image|picture|credit|source)s?:.{0,160}\\)?',
    '.{0,160}(?:getty images|shutterstock|via ap|ap photo|/ ?(?:afp|reuters|ap|epa)|handout)\\)?\\.?',
    // Rights
    '(?:©|\\(c\\)|copyright).{0,200}|.{0,80}\\ball rights reserved\\b.{0,120}',
    '.{0,60}\\bsubject to copyright\\b.{0,180}|.{0,80}\\baffiliate (?:and/or referral )?links?\\b.{0,120}',
    // Newsletters, accounts, networks
    '(?:sign up|subscribe|register|log ?in|sign in|join|get|download)\\b.{0,80}\\b(?:newsletters?|inbox|app|alerts?|updates|account|subscri\\w+|daily|weekly|for free)\\b.{0,100}',
    '.{0,120}\\b(?:our|the) (?:\\w+ ){0,3}newsletters?\\b.{0,120}',
    '(?:follow|like|find|join) (?:us|me|him|her|them|\\p{Lu}.{0,60}?)\\b.{0,30}\\bon (?:twitter|x|facebook|instagram|youtube|linkedin|telegram|whatsapp|google news|tiktok)\\b.{0,140}',
    '.{0,200}\\bfollow (?:him|her|them|us) (?:on|at|@).{0,200}|@\\w{2,30}',
    'https?://\\S+|www\\.\\S+|\\S+@\\S+\\.\\w+',
    // Bylines and places
    '.{0,120}\\b(?:can be reached|reach (?:him|her|them)|contact (?:him|her|us|the (?:author|writer))|e-?mail (?:him|her|us))\\b.{0,120}',
    '.{0,120}\\b(?:contributed to this (?:report|story|article)|reporting by|editing by|additional reporting)\\b.{0,120}',
    '.{0,80}\\bthis (?:article|story|post|video|content) (?:was|is|has been) (?:originally |first )?(?:published|posted|appeared|produced)\\b.{0,140}',
    '.{0,60}\\b(?:have a (?:news )?tip|news tip|got a (?:tip|story)|let us know|join our|send us)\\b.{0,180}',
    'about the author.{0,60}|author:?.{0,60}|written by.{0,60}',
    "by:? \\p{Lu}[\\p{L}.’'-]*(?: (?:and |& )?\\p{Lu}[\\p{L}.’'-]*,?){1,7}(?:[ ,|•·–-].{0,80})?",
  ],
  months: ['(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'],
  times: [
    '\\d+ (?:minutes?|hours?|days?) ago',
    '\\b(?:first |last )?(?:published|posted|updated|modified|created)\\b',
  ],
  besideTimes: [
    '\\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b',
    '\\b(?:date|at|on|utc|gmt)\\b',
  ],
};
