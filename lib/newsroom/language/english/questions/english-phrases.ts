// The assistant's own sentences in English.
import type { LatestReplies, Phrases, TalkReplies } from '../../lexicon/phrases';

export const englishPhrases: Phrases = {
  quotes: 'These are passages from the sources that bear on your question, word for word:',
  closest:
    'I found no passage that answers this outright. These are the closest passages, word for word:',
  linked: 'This article doesn’t say. Linked articles do, word for word:',
  keyword: 'This is what the sources say of “{x}”, word for word:',
  besideSentence: 'What the sources say beside it, word for word:',
  sentence: 'This is the sentence and what the sources say beside it, word for word:',
  leads: 'These are the main passages of the article, word for word:',
  telling: 'These are the passages of the article that tell of it, word for word:',
  about: 'This is the news on “{x}”, word for word from the sources:',
  nothing:
    'None of the articles here answers this question. Other words may help, or a question inside an article.',
  near: 'I found no passage that says this. The articles below are about something close to it.',
  noValue:
    'I have no live prices or rates, and no article of the last days states this value. Ask for news about it instead.',
  notInArticle: 'This article doesn’t say. You can search all news instead.',
  notInTopic: 'The articles of this topic don’t say. You can search all news instead.',
  modelAway: 'No answer could be written just now; these are passages from the sources instead.',
  modelAwayNothing: 'No answer could be written just now. Please try again later.',
  brokenOff: 'The answer broke off here. What was written so far is kept.',
  tooLong: 'The answer was ended here because it became too long.',
};

export const englishTalkReplies: TalkReplies = {
  greeting: 'Hello! Ask me about the news, or say “Latest news”.',
  thanks: 'You’re welcome.',
  farewell: 'Goodbye!',
  self: 'I am the assistant of this news site, a program. I answer from the articles here and cite their sources.',
  abilities:
    'I answer from the articles of this site, with their sources. You can ask:\n\n- about an article that you are reading\n- “What happened today?” or “Latest news”\n- “News about …” a person, a place or a subject\n\nI know nothing but what the articles say.',
  blame:
    'I am sorry about that. I can only quote what the articles here say: other words may find more, or a question inside an article.',
  live: 'I only know the articles of this site, so I can’t tell the weather, the time or where a delivery is. Ask for “news about the weather” or for anything else in the news.',
  aside:
    'I am a program that knows only the articles of this site. I have no feelings and no opinions of my own, and I tell no jokes and do no sums. Ask me about the news, or say “Latest news”.',
};

export const englishLatestReplies: LatestReplies = {
  any: 'These are the newest events:',
  day: 'This came in during the last 24 hours:',
  yesterday: 'This came in yesterday:',
  week: 'This came in during the last seven days:',
  then: 'This came in during that time:',
  today: 'This came in today:',
  nothingYesterday: 'Nothing here came in yesterday. These are the newest events:',
  nothingThen: 'Nothing here came in during that time.',
  older: 'Nothing came in during that time. These are the newest events before it:',
  report: 'The report of the day',
  none: 'There are no news events here yet.',
};
