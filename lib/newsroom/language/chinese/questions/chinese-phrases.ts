// The assistant's own sentences in Chinese.
import type { LatestReplies, Phrases, TalkReplies } from '../../lexicon/phrases';

export const chinesePhrases: Phrases = {
  quotes: '以下是来源中与你的问题有关的原文段落：',
  closest: '没有找到直接回答这个问题的段落。以下是最接近的原文段落：',
  linked: '这篇文章没有提到。以下是相关文章中的原文段落：',
  keyword: '以下是来源中谈到“{x}”的原文段落：',
  besideSentence: '来源中与之相关的其他原文段落：',
  sentence: '以下是这句话以及来源中与之相关的原文段落：',
  leads: '以下是这篇文章的主要原文段落：',
  telling: '以下是这篇文章中谈到这一点的原文段落：',
  about: '以下是有关“{x}”的新闻，均为来源原文：',
  noValue: '我没有实时价格或汇率，最近几天的文章也没有给出这个数值。你可以改问与它有关的新闻。',
  nothing: '这里的文章没有回答这个问题。你可以换一种说法，或在某篇文章里提问。',
  near: '没有找到说明这一点的段落。下面的文章谈的是相近的事。',
  notInArticle: '这篇文章没有提到。你可以改为搜索全部新闻。',
  notInTopic: '这个专题的文章没有提到。你可以改为搜索全部新闻。',
  modelAway: '暂时无法撰写回答，以下改为来源中的原文段落。',
  modelAwayNothing: '暂时无法撰写回答，请稍后再试。',
  brokenOff: '回答在此中断，已写出的内容予以保留。',
  tooLong: '回答过长，在此结束。',
};

export const chineseTalkReplies: TalkReplies = {
  greeting: '你好！可以问我新闻里的事，或者说“最新消息”。',
  thanks: '不客气。',
  farewell: '再见！',
  self: '我是这个新闻网站的助手，是一个程序。我根据这里的文章回答，并注明来源。',
  abilities:
    '我根据本站的文章回答，并注明来源。你可以问：\n\n- 正在阅读的文章里的内容\n- “今天有什么新闻”或“最新消息”\n- “关于……的新闻”：人物、地点或话题\n\n文章之外的内容我不知道。',
  blame: '很抱歉。我只能引用这里文章的原文：你可以换一种说法，或在某篇文章里提问。',
  live: '我只知道本站文章里的内容，无法告诉你实时的天气、时间或包裹位置。你可以说“关于天气的新闻”，或者问新闻里的其他事。',
  aside:
    '我是一个程序，只知道本站文章里的内容。我没有感情，也没有自己的看法，不讲笑话，也不做算术。可以问我新闻里的事，或者说“最新消息”。',
};

export const chineseLatestReplies: LatestReplies = {
  any: '以下是最新的事件：',
  day: '以下是过去24小时的事件：',
  yesterday: '以下是昨天的事件：',
  week: '以下是过去七天的事件：',
  then: '以下是那段时间的事件：',
  today: '以下是今天的事件：',
  nothingYesterday: '这里没有昨天的事件。以下是最新的事件：',
  nothingThen: '这里没有那段时间的事件。',
  older: '这段时间没有新的事件。以下是此前最新的事件：',
  report: '查看当天的日报',
  none: '这里还没有新闻事件。',
};
