import { shownBlocks, type AnswerReveal } from '@/lib/model/reveal/answer';

/** The shown part of an answer as one string; takes linear time. */
export const shownText = (answer: AnswerReveal): string =>
  shownBlocks(answer)
    .map(({ text }) => text)
    .join('');
