// Suggested questions about the article on the page, in the reader's language: the assistant beside
// it always offers those of the current article.
import { atom } from 'jotai';

export const articleQuestionsAtom = atom<{ id: string; questions: readonly string[] } | undefined>(
  undefined,
);
