// The texts of messages, in three languages. `{name}` is an event, topic, bot or comment, `{who}` a
// reader, `{n}` a number. Non-Chinese names are separated from Chinese text by a space: see
// wire-message.ts.
import type { MessageKind } from '@/lib/model/messages/kinds';
import type { Language } from '@/lib/model/text/languages';

/** For one thing, for several in one message, and where its name no longer exists. */
type Phrase = { one: string; many: string; bare: string };

type Phrases = Record<MessageKind, Phrase> & {
  /** A reader whose account was deleted. */
  somebody: string;
};

const same = (text: string): Phrase => ({ one: text, many: text, bare: text });

export const messagePhrases: Record<Language, Phrases> = {
  en: {
    event_changed: {
      one: 'New sources in an article you saved: {name}',
      many: 'Updated {n} times since you looked: {name}',
      bare: 'An article you saved has new sources.',
    },
    topic_changed: {
      one: 'A new event in your topic {name}',
      many: '{n} new events in your topic {name}',
      bare: 'There is something new in a topic you follow.',
    },
    report_answer: {
      one: 'Your report was looked at: {name}',
      many: '{n} of your reports were looked at: {name}',
      bare: 'Your report was looked at.',
    },
    like: {
      one: '{who} likes your comment: {name}',
      many: '{who} and others like your comment: {name}',
      bare: '{who} likes your comment.',
    },
    reply: {
      one: '{who} replied to you: {name}',
      many: '{n} replies to your comment, the last by {who}: {name}',
      bare: '{who} replied to your comment.',
    },
    bot_posted: {
      one: '{name} has posted',
      many: '{name} has posted {n} times',
      bare: 'A bot you follow has posted.',
    },
    notice: same('{name}'),
    somebody: 'Somebody',
  },
  zh: {
    event_changed: {
      one: '你收藏的文章有了新来源：{name}',
      many: '你离开后更新了 {n} 次：{name}',
      bare: '你收藏的一篇文章有了新来源。',
    },
    topic_changed: {
      one: '你关注的专题“{name}”有 1 条新动态',
      many: '你关注的专题“{name}”有 {n} 条新动态',
      bare: '你关注的专题有新动态。',
    },
    report_answer: {
      one: '你反馈的问题已处理：{name}',
      many: '你反馈的 {n} 个问题已处理：{name}',
      bare: '你反馈的问题已处理。',
    },
    like: {
      one: '{who}赞了你的评论：{name}',
      many: '{who}等 {n} 人赞了你的评论：{name}',
      bare: '{who}赞了你的评论。',
    },
    reply: {
      one: '{who}回复了你：{name}',
      many: '你的评论有 {n} 条新回复，最近一条来自{who}：{name}',
      bare: '{who}回复了你的评论。',
    },
    bot_posted: {
      one: '{name}发布了新内容',
      many: '{name}发布了 {n} 条新内容',
      bare: '你关注的机器人发布了新内容。',
    },
    notice: same('{name}'),
    somebody: '有人',
  },
  ph: {
    event_changed: {
      one: 'May bagong source sa artikulong na-save mo: {name}',
      many: '{n} beses na-update mula nang tingnan mo: {name}',
      bare: 'May bagong source ang isang artikulong na-save mo.',
    },
    topic_changed: {
      one: 'May bagong balita sa paksa mong {name}',
      many: '{n} bagong balita sa paksa mong {name}',
      bare: 'May bago sa paksang sinusundan mo.',
    },
    report_answer: {
      one: 'Natingnan na ang report mo: {name}',
      many: 'Natingnan na ang {n} sa mga report mo: {name}',
      bare: 'Natingnan na ang report mo.',
    },
    like: {
      one: 'Nagustuhan ni {who} ang komento mo: {name}',
      many: 'Nagustuhan ni {who} at ng iba pa ang komento mo: {name}',
      bare: 'Nagustuhan ni {who} ang komento mo.',
    },
    reply: {
      one: 'Sumagot sa iyo si {who}: {name}',
      many: '{n} sagot sa komento mo, ang huli ay mula kay {who}: {name}',
      bare: 'Sumagot si {who} sa komento mo.',
    },
    bot_posted: {
      one: 'May post ang {name}',
      many: 'May {n} post ang {name}',
      bare: 'May post ang bot na sinusundan mo.',
    },
    notice: same('{name}'),
    somebody: 'Isang mambabasa',
  },
};
