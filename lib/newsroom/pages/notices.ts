// Lines that pages print about themselves, by language: where to subscribe, what else to read, whose
// picture it is, who wrote it and when. Each pattern is matched against the whole line.

const english = [
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
  // Letters, accounts, networks
  '(?:sign up|subscribe|register|log ?in|sign in|join|get|download)\\b.{0,80}\\b(?:newsletters?|inbox|app|alerts?|updates|account|subscri\\w+|daily|weekly|for free)\\b.{0,100}',
  '.{0,120}\\b(?:our|the) (?:\\w+ ){0,3}newsletters?\\b.{0,120}',
  '(?:follow|like|find|join) (?:us|me|him|her|them|\\p{Lu}.{0,60}?)\\b.{0,30}\\bon (?:twitter|x|facebook|instagram|youtube|linkedin|telegram|whatsapp|google news|tiktok)\\b.{0,140}',
  '.{0,200}\\bfollow (?:him|her|them|us) (?:on|at|@).{0,200}|@\\w{2,30}',
  'https?://\\S+|www\\.\\S+|\\S+@\\S+\\.\\w+',
  // Who wrote it, and where
  '.{0,120}\\b(?:can be reached|reach (?:him|her|them)|contact (?:him|her|us|the (?:author|writer))|e-?mail (?:him|her|us))\\b.{0,120}',
  '.{0,120}\\b(?:contributed to this (?:report|story|article)|reporting by|editing by|additional reporting)\\b.{0,120}',
  '.{0,80}\\bthis (?:article|story|post|video|content) (?:was|is|has been) (?:originally |first )?(?:published|posted|appeared|produced)\\b.{0,140}',
  '.{0,60}\\b(?:have a (?:news )?tip|news tip|got a (?:tip|story)|let us know|join our|send us)\\b.{0,180}',
  'about the author.{0,60}|author:?.{0,60}|written by.{0,60}',
  "by:? \\p{Lu}[\\p{L}.’'-]*(?: (?:and |& )?\\p{Lu}[\\p{L}.’'-]*,?){1,7}(?:[ ,|•·–-].{0,80})?",
];

const chinese = [
  '相关(?:阅读|新闻|报道|链接|推荐)|(?:延伸|推荐)阅读|更多(?:新闻|阅读|内容|报道).{0,30}|阅读(?:原文|全文|更多).{0,20}',
  '点击.{0,30}(?:查看|阅读|进入|下载).{0,30}|查看(?:原文|全文|更多).{0,20}|扫(?:一扫|码|描).{0,60}',
  '关注.{0,30}(?:公众号|微信|微博).{0,60}|(?:微信|微博|QQ|朋友圈)?分享(?:到|至).{0,40}|字号.{0,20}|评论.{0,10}',
  '打印|收藏|纠错|举报|广告|返回(?:首页|顶部)|[上下]一篇.{0,60}',
  '(?:免责)?声明[:：].{0,200}|版权(?:所有|声明).{0,200}|未经.{0,20}(?:授权|许可|允许).{0,100}',
  '本文来(?:自|源).{0,60}|(?:图片)?来源[:：].{0,80}|原标题[:：].{0,80}',
  '[【\\[(（]?(?:责任编辑|责编|编辑|编审|审核|校对|监制人?|制片人|主编|来源|作者|记者|摄影|摄像)\\s*[:：/].{0,80}[】\\])）]?',
  '責任編輯.{0,40}|相關(?:閱讀|新聞|報道|連結)|延伸閱讀|繼續閱讀.{0,20}|版權所有.{0,200}|更多(?:新聞|內容).{0,30}',
];

const filipino = [
  '(?:basahin(?: (?:rin|din|ang))?|panoorin|kaugnay na (?:balita|ulat)|iba pang balita|i-?share|sundan (?:kami|ang)|mag-?subscribe|larawan(?: mula)?)\\b.{0,140}',
];

const whole = [english, chinese, filipino].map(
  (patterns) => new RegExp(`^(?:${patterns.join('|')})$`, 'iu'),
);
/** Longer lines say more than that. */
const longest = 240;

const month =
  '\\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre)\\b';
const time = [
  '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}',
  `${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
  `\\d{1,2}(?:st|nd|rd|th)?\\.? ${month}\\.?,? \\d{4}`,
  '\\d{4}\\s?年\\s?\\d{1,2}\\s?月\\s?\\d{1,2}\\s?日',
  '\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?(?: ?\\(?\\b[a-z]{2,4}\\b\\)?)?',
  '\\d+ (?:minutes?|hours?|days?) ago',
  '\\b(?:first |last )?(?:published|posted|updated|modified|created)\\b|发布时间|发布|更新时间|时间',
].join('|');
const someTime = new RegExp(time, 'iu');
/** What may stand beside it: "Published: 10:48, Tue, Nov 19, 2019 | Updated: …". */
const besideTime = new RegExp(
  `${time}|${month}|\\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b|\\b(?:date|at|on|utc|gmt)\\b|\\d+`,
  'giu',
);
const longestTime = 100;

/** Whether a line speaks of the page or of nothing, whatever stands around it. */
export function isNotice(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  if (text.length <= longest && whole.some((rule) => rule.test(text))) return true;
  return (
    text.length <= longestTime &&
    someTime.test(text) &&
    !/[\p{L}\p{N}]/u.test(text.replace(besideTime, ''))
  );
}
