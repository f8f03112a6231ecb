// What the article on the page would be asked, in the reader's language: the assistant beside it
// offers these, whichever article comes next.
import { atom } from 'jotai';

export const articleQuestionsAtom = atom<{ id: string; questions: readonly string[] } | undefined>(
  undefined,
);
