// Chinese headlines that are not a single story, and the names of columns around headlines.
import type { PageWords } from '../../language';
import { chineseRoutines } from './chinese-routines';

export const chinesePages: PageWords = {
  roundups: [
    /联播(?:快讯|速览)|(?:新闻|要闻|热点|国际|国内|财经)(?:早知道|速览|速递|汇总|盘点|回顾|一览)|一周(?:要闻|热点|新闻|回顾|盘点)|今日(?:要闻|头条|看点)|简讯$/,
    // A newspaper's own name is followed by a colon: "新民晚报："; a daily round-up by a bar or a date.
    /(?:早|晚|午|周)(?:报|刊|读|间新闻)(?:\s*[|丨｜]|$)|(?:早|晚)(?:餐|茶|参|班车)\s*(?:[（(]?\d[\d./年月日-]*[)）]?\s*)?[:：|丨｜]/,
    /[早晚午周日](?:报|刊|读)\s*[（(]?\d[\d./年月日-]*[)）]?\s*[:：|丨｜]/,
  ],
  live: [/(?:实时|滚动|直播)(?:更新|报道|中)|^直播[:：|丨｜]|持续更新/],
  columns: [/【[^】]*】/g, /^\p{Script=Han}{2,8}\s*[丨｜|]/gu, /^\d{1,2}版\s*-/g],
  marks: [
    '[含有]?视频|[含有]?視頻|高清(?:组)?图|[组多附]图|組圖|图[集片文]|圖[集片]',
    '独家|獨家|重磅|突发|突發|快讯|快訊|最新|刚刚|剛剛|速看',
  ],
  before: [
    // The page where a newspaper printed it: "01版 - ".
    /^\d{1,3}版\s*[-–—－:：|｜]\s*(?=\S)/u,
    // An agency's label for the kind of report or the column: "新华社消息｜", "数说中国丨".
    /^(?:(?:\p{Script=Han}{1,5}[社网报台视])?(?:消息|快讯|快报|视频|图集)|[\p{Script=Han}\d]{0,8}(?:权威快报|鲜报|[早晚日周简]报|图解|独家|专访|对话|调查|特写|深度|解读|观察|视点|聚焦|关注|[焦热]点|[时快锐社述]评|评论|纪实)|数[说读]\p{Script=Han}{1,4})\s*[｜丨|]\s*(?=\S{5})/u,
    // A column name in brackets: "【市场动态】"; a round-up is recognized by its own words.
    /^【(?![^】]{0,5}(?:今日|一周|[早晚午周]|要闻|热点|盘点|汇总|直播))\p{Script=Han}{2,6}】\s*(?=.*\p{Script=Han}.{8})/u,
  ],
  // And after a bar: "｜出海·投资".
  behind: [/(?<=\p{Script=Han}.{8,})[｜丨]\p{Script=Han}{1,4}(?:·\p{Script=Han}{1,4})?$/u],
  routines: chineseRoutines,
};
