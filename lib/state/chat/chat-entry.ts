// Opens the assistant from a list. Small, since the assistant itself is loaded on demand; opening
// it from an article is in `ask-about.ts`.
import { atom } from 'jotai';

import { openPopupAtom } from '../page/popups';

/** Opens the assistant; `questions` are its suggestions. */
export const openChatAtom = atom(null, (_get, set, questions: readonly string[] = []) => {
  set(openPopupAtom, { kind: 'chat', questions });
});
