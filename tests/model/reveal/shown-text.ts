import { shownBlocks, type AnswerReveal } from '@/lib/model/reveal/answer';

/** What is shown of an answer, in one piece; costs as much as it is long. */
export const shownText = (answer: AnswerReveal): string =>
  shownBlocks(answer)
    .map(({ text }) => text)
    .join('');
