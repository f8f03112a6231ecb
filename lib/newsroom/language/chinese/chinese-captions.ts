// What Chinese feeds put before a report without separating it: a summary line without a full stop,
// a caption, and a picture credit. Protects: a text that does not show where the report begins is
// left whole.

/** The last word of a Latin picture credit. */
const agency = '(?:Times|Post|Journal|Presse?|Images|Reuters|Bloomberg|Shutterstock|EPA|AFP|AP)';
/** A Chinese word follows, even after a number or Latin letters: 2025 年, AI芯片. */
const chineseNext = String.raw`(?=(?:\d+\s)?[\p{Script=Latin}\d]*\p{Script=Han})`;
/** Ana Moor for The Arden Times, Ana Moor/Agence France-Presse — Getty Images. */
const photographer = String.raw`\p{Lu}[\p{Script=Latin}.’'-]*(?:\s\p{Lu}[\p{Script=Latin}.’'-]*){0,4}(?:\s?[/／—–]\s?|\s(?:for|via)\s)(?:\p{Lu}[\p{Script=Latin}.’']*[\s—–/-]+){0,6}${agency}`;

/** How a report begins: 【海岸网】, or an agency's place and date, after a blank. */
const report = [
  String.raw`^(?!【).{4,400}?\s【\p{Script=Han}{2,6}[网社报]】\s*(?=\S)`,
  String.raw`^(?!\S{0,16}日[电讯]).{4,300}?\s(?:本报|\p{Script=Han}{2,4}[社网报])[\p{Script=Han}]{0,8}\d{1,2}月\d{1,2}日[电讯][:：]?\s*(?:[（(][^）)]{2,24}[）)])?\s*(?=\S)`,
];

/** The end of the line, of a caption, and the credit: 图：…. */
const credit = [
  String.raw`^\S{8,240}\s(?:20\d\d年|当地时间|\p{Script=Han}).{2,200}?[。）)]图源?[：:]\s?\S{2,12}\s+(?=\S{8})`,
  String.raw`^(?:资料图|当地时间|20\d\d年)[^。]{3,160}。图源?[：:]\s?\S{2,12}\s+(?=\S{8})`,
  // No report follows: the line is kept, and the caption and credit are removed.
  String.raw`(?<=^\S{8,240})\s(?:20\d\d年|当地时间|\p{Script=Han}).{2,200}?[。）)]图源?[：:]\s?\S{2,12}$`,
  // Nor behind a photographer, where the summary before ends and the caption is a sentence or two.
  String.raw`(?<=^.{20,400}[。！？”」])\s+${photographer}\s+${chineseNext}[^。]{6,60}。(?:[^。]{6,50}。)?$`,
];

const others =
  /^(?:新华社[^，。：:]{0,16}\d{1,2}日电\s*)?题：[^。]{2,60}?\s(?:[^\s。，]{2,4}社|本报)?记者[\p{Script=Han}、]{0,20}\s+(?=\S)|^(?:\d{4}年\d{1,2}月\d{1,2}日\s+)?[^（(]{4,240}?(?:[。！”」，\s]|供图|摄)\s?[（(][^（）()]{0,16}(?:社|社发|照|照片|图|图片|截图|视频|摄|摄影|供图|网|官网)[）)](?:\s*">)?\s+(?=\S)/u;

export const chineseCaption = new RegExp([...report, ...credit, others.source].join('|'), 'u');

/**
 * The credit of a picture above the sentence. Where a Latin one ends is known by the Chinese word
 * after it or by its agency; otherwise it stays, and the line is not quoted.
 */
export const chineseCredits = [
  new RegExp(
    String.raw`^(?:图片来源|图源)[:：]\s?(?:(?=\S*\p{Script=Han})\S{1,16}\s+|(?:(?:\p{Lu}[\p{Script=Latin}.’'&-]*\s){1,4}${agency}|[^\s\p{Script=Han}]{1,24})\s+${chineseNext})(?:\p{Script=Han}{0,6}记者\s?(?:[|｜丨]\s?)?\p{Script=Han}{2,4}\s+)?(?=\S)`,
    'u',
  ),
  new RegExp(String.raw`^${photographer}\s+${chineseNext}(?!的|等|和|与|民[调意]|联合|调查)`, 'u'),
  // Ana Moor, via Lasker.
  new RegExp(
    String.raw`^(?:\p{Lu}[\p{Script=Latin}\d.’' -]{1,40},\s)?via\s(?:\p{Lu}[\p{Script=Latin}\d.’'-]*\s+){1,3}${chineseNext}`,
    'u',
  ),
];

/** A blank between two Latin words does not end the line: Model S. */
const latinBlank = String.raw`(?<=[a-zA-Z\d])\s(?=[a-zA-Z\d])`;
const ofLine = String.raw`(?:[^\s。！？]|${latinBlank})`;
/** The same, but not at the beginning of a caption or credit. */
const ofClause = `(?:(?!图|摄|记者)${ofLine})`;

/**
 * The complete sentences of a summary line, at the start of what is cut off as a caption. The line
 * continues after them and ends at a blank, without a full stop.
 */
export const chineseStandfirst = new RegExp(
  String.raw`^(?!资料图)(?:${ofLine}{4,200}[。！？][”」]?)+(?=${ofClause}{8,200}(?!${latinBlank})\s)`,
  'u',
);
