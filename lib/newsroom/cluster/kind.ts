// What sort of page an article is. A round-up holds many happenings and a live page gathers
// whatever comes: neither may glue stories together.

export type Kind = 'story' | 'live' | 'roundup';

const roundups = [
  /\b(?:morning|midday|evening|nightly|daily|weekly|weekend|world|news) (?:briefing|brief|bulletin|digest|round-?up|rundown|recap|wrap(?:-?up)?|headlines|newsletter|report card)\b/i,
  /\b(?:top|today['’]s|this week['’]s|the week['’]s|latest) (?:stories|headlines|news)\b/i,
  /\b(?:week|day|month|year) in (?:review|pictures|photos)\b|\bnews quiz\b|\bfirst thing:|\bnewsletter$/i,
  /\bthings to know (?:today|this (?:morning|week))\b|^what we['’]re (?:reading|watching)\b|\bup first\b/i,
  /\brecap:.*;|(?:[;；].*){2}/,
  /联播(?:快讯|速览)|(?:早|晚|午|周|日)(?:报|刊|读|间新闻)(?:[:：|丨｜]|$)|(?:新闻|要闻|热点|国际|国内|财经)(?:早知道|速览|速递|汇总|盘点|回顾|一览)|一周(?:要闻|热点|新闻|回顾|盘点)|今日(?:要闻|头条|看点)|简讯$/,
  /\bmga balita (?:ngayon|sa)\b|\bbalita ngayong\b|\bulo ng mga balita\b/i,
];
const live = [
  /\blive (?:updates?|blog|coverage|news|stream)\b|\bas it happened\b|^live[:\s|]|\bwatch live\b|\bupdates?:|\blatest(?: updates?)?:|(?<!\bto )\blive:|\bnews:.*\band more$|[:,] (?:the )?latest (?:updates?|news)$/i,
  /(?:实时|滚动|直播)(?:更新|报道|中)|^直播[:：|丨｜]|持续更新/,
];

const holds = (patterns: readonly RegExp[], title: string) =>
  patterns.some((pattern) => pattern.test(title));

/** Judged by the headline alone: publishers name these pages alike every day. */
export function kindOf(title: string): Kind {
  if (holds(roundups, title)) return 'roundup';
  return holds(live, title) ? 'live' : 'story';
}
