// The assistant's own sentences, in the three languages. Everything else that it says is quoted or
// checked against a source; these only say what the rest is.
import type { Language } from '@/lib/model/text/languages';

export type Phrases = {
  /** Before passages that answer a question. */
  quotes: string;
  /** Before passages that are near, and do not answer outright. */
  closest: string;
  /** Before passages of linked articles, where the one that was asked in says nothing. */
  linked: string;
  /** Before passages that tell of a keyword, `{x}`. */
  keyword: string;
  /** Before a cited sentence and what stands around it. */
  sentence: string;
  /** Before the first passages of an article, for a question that names nothing. */
  leads: string;
  /** Before passages of an article that tell what any article may be asked: why, what next. */
  telling: string;
  /** Before the news on `{x}`. */
  about: string;
  nothing: string;
  /** A question in an article that the article does not answer. */
  notInArticle: string;
  notInTopic: string;
  /** Shown in grey beside the answer. */
  modelAway: string;
  modelAwayNothing: string;
  brokenOff: string;
  tooLong: string;
};

export const phrases: Record<Language, Phrases> = {
  en: {
    quotes: 'These are passages from the sources that bear on your question, word for word:',
    closest:
      'I found no passage that answers this outright. These are the closest passages, word for word:',
    linked: 'This article doesn’t say. Linked articles do, word for word:',
    keyword: 'This is what the sources say of “{x}”, word for word:',
    sentence: 'This is the sentence and what the sources say beside it, word for word:',
    leads: 'These are the main passages of the article, word for word:',
    telling: 'These are the passages of the article that tell of it, word for word:',
    about: 'This is the news on “{x}”, word for word from the sources:',
    nothing:
      'None of the articles here answers this question. Other words may help, or a question inside an article.',
    notInArticle: 'This article doesn’t say. You can search all news instead.',
    notInTopic: 'The articles of this topic don’t say. You can search all news instead.',
    modelAway: 'No answer could be written just now; these are passages from the sources instead.',
    modelAwayNothing: 'No answer could be written just now. Please try again later.',
    brokenOff: 'The answer broke off here. What was written so far is kept.',
    tooLong: 'The answer was ended here because it became too long.',
  },
  zh: {
    quotes: '以下是来源中与您的问题有关的原文段落：',
    closest: '没有找到直接回答这个问题的段落。以下是最接近的原文段落：',
    linked: '这篇文章没有提到。以下是相关文章中的原文段落：',
    keyword: '以下是来源中谈到“{x}”的原文段落：',
    sentence: '以下是这句话以及来源中与之相关的原文段落：',
    leads: '以下是这篇文章的主要原文段落：',
    telling: '以下是这篇文章中谈到这一点的原文段落：',
    about: '以下是有关“{x}”的新闻，均为来源原文：',
    nothing: '这里的文章没有回答这个问题。您可以换一种说法，或在某篇文章里提问。',
    notInArticle: '这篇文章没有提到。您可以改为搜索全部新闻。',
    notInTopic: '这个话题的文章没有提到。您可以改为搜索全部新闻。',
    modelAway: '暂时无法撰写回答，以下改为来源中的原文段落。',
    modelAwayNothing: '暂时无法撰写回答，请稍后再试。',
    brokenOff: '回答在此中断，已写出的内容予以保留。',
    tooLong: '回答过长，在此结束。',
  },
  ph: {
    quotes:
      'Ito ang mga sipi mula sa mga pinagkunan na may kinalaman sa tanong mo, salita por salita:',
    closest:
      'Wala akong nakitang siping tuwirang sumasagot dito. Ito ang pinakamalapit, salita por salita:',
    linked: 'Hindi ito binanggit sa artikulong ito. Binanggit ito sa kaugnay na mga artikulo:',
    keyword: 'Ito ang sinasabi ng mga pinagkunan tungkol sa “{x}”, salita por salita:',
    sentence:
      'Ito ang pangungusap at ang sinasabi ng mga pinagkunan kaugnay nito, salita por salita:',
    leads: 'Ito ang mga pangunahing sipi ng artikulo, salita por salita:',
    telling: 'Ito ang mga sipi ng artikulo tungkol dito, salita por salita:',
    about: 'Ito ang mga balita tungkol sa “{x}”, salita por salita mula sa mga pinagkunan:',
    nothing:
      'Wala sa mga artikulo rito ang sumasagot sa tanong na ito. Subukan ang ibang salita, o magtanong sa loob ng isang artikulo.',
    notInArticle: 'Hindi ito binanggit sa artikulong ito. Maaari mong hanapin sa lahat ng balita.',
    notInTopic:
      'Hindi ito binanggit sa mga artikulo ng paksang ito. Maaari mong hanapin sa lahat ng balita.',
    modelAway:
      'Hindi makasulat ng sagot sa ngayon; mga sipi muna mula sa mga pinagkunan ang nasa ibaba.',
    modelAwayNothing: 'Hindi makasulat ng sagot sa ngayon. Subukan muli mamaya.',
    brokenOff: 'Naputol dito ang sagot. Nananatili ang naisulat na.',
    tooLong: 'Tinapos dito ang sagot dahil masyado na itong mahaba.',
  },
};
