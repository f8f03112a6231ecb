// The way into the assistant from a list. Small: what it opens is loaded when it is taken; those from an
// article are in `ask-about.ts`.
import { atom } from 'jotai';

import { openPopupAtom } from '../page/popups';

/** Opens the assistant; `questions` are what it may be asked first. */
export const openChatAtom = atom(null, (_get, set, questions: readonly string[] = []) => {
  set(openPopupAtom, { kind: 'chat', questions });
});
