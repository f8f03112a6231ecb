// The assistant's own sentences, in the three languages. Everything else that it says is quoted or
// checked against a source; these only say what the rest is.
import type { Language } from '@/lib/model/text/languages';

export type Phrases = {
  /** Before passages that answer a question. */
  quotes: string;
  /** Before passages that tell of a keyword, `{x}`. */
  keyword: string;
  /** Before a cited sentence and what stands around it. */
  sentence: string;
  /** Before the first passages of an article, for a question that names nothing. */
  leads: string;
  nothing: string;
  /** Shown in grey beside the answer. */
  modelAway: string;
  modelAwayNothing: string;
  brokenOff: string;
  tooLong: string;
};

export const phrases: Record<Language, Phrases> = {
  en: {
    quotes: 'These are passages from the sources that bear on your question, word for word:',
    keyword: 'This is what the sources say of “{x}”, word for word:',
    sentence: 'This is the sentence and what the sources say beside it, word for word:',
    leads: 'These are the main passages of the article, word for word:',
    nothing:
      'None of the articles here answers this question. Other words may help, or a question inside an article.',
    modelAway: 'No answer could be written just now; these are passages from the sources instead.',
    modelAwayNothing: 'No answer could be written just now. Please try again later.',
    brokenOff: 'The answer broke off here. What was written so far is kept.',
    tooLong: 'The answer was ended here because it became too long.',
  },
  zh: {
    quotes: '以下是来源中与您的问题有关的原文段落：',
    keyword: '以下是来源中谈到“{x}”的原文段落：',
    sentence: '以下是这句话以及来源中与之相关的原文段落：',
    leads: '以下是这篇文章的主要原文段落：',
    nothing: '这里的文章没有回答这个问题。您可以换一种说法，或在某篇文章里提问。',
    modelAway: '暂时无法撰写回答，以下改为来源中的原文段落。',
    modelAwayNothing: '暂时无法撰写回答，请稍后再试。',
    brokenOff: '回答在此中断，已写出的内容予以保留。',
    tooLong: '回答过长，在此结束。',
  },
  ph: {
    quotes:
      'Ito ang mga sipi mula sa mga pinagkunan na may kinalaman sa tanong mo, salita por salita:',
    keyword: 'Ito ang sinasabi ng mga pinagkunan tungkol sa “{x}”, salita por salita:',
    sentence:
      'Ito ang pangungusap at ang sinasabi ng mga pinagkunan kaugnay nito, salita por salita:',
    leads: 'Ito ang mga pangunahing sipi ng artikulo, salita por salita:',
    nothing:
      'Wala sa mga artikulo rito ang sumasagot sa tanong na ito. Subukan ang ibang salita, o magtanong sa loob ng isang artikulo.',
    modelAway:
      'Hindi makasulat ng sagot sa ngayon; mga sipi muna mula sa mga pinagkunan ang nasa ibaba.',
    modelAwayNothing: 'Hindi makasulat ng sagot sa ngayon. Subukan muli mamaya.',
    brokenOff: 'Naputol dito ang sagot. Nananatili ang naisulat na.',
    tooLong: 'Tinapos dito ang sagot dahil masyado na itong mahaba.',
  },
};
