// Chinese words for days relative to the day of the report.
import type { DayWords } from '../language';

export const chineseDays: DayWords = {
  fixed: [
    [/(?:今天|今日|今晚|今晨|今早)/g, 0],
    [/(?:昨天|昨日|昨晚)/g, -1],
    [/前天/g, -2],
  ],
  weekdays: {
    pattern: /(?<![上下每个第])(?:周|星期|礼拜)([日一二三四五六天])(?!至|到|、)/g,
    numbers: { 日: 0, 天: 0, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
  },
  ahead: /将|下周|上周|每周|计划|预计|拟|即将|届时/,
  dated: /^[,，]?\s*(?:[（(]|\d)/u,
  dateline: /(?:本报|[社网报])\p{Script=Han}{0,12}(?:(?<month>\d{1,2})月)?(?<day>\d{1,2})日[电讯]/u,
  month: 'long',
  zones: ['Asia/Shanghai'],
};
