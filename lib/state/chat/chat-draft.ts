// What the reader has typed and not yet sent. Protects: it outlives the popup, a reload, the way through
// the sign-in, and an earlier question that is taken up again.
import { atom } from 'jotai';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { chatDraftKey } from '@/lib/model/wire/further-keys';
import { notifyAtom } from '../page/notices';

const textAtom = atom<string | undefined>(undefined);

export const chatDraftAtom = atom(
  (get) => get(textAtom) ?? readStored(chatDraftKey, 'sessionStorage') ?? '',
  (_get, set, text: string) => {
    set(textAtom, text);
    if (text) writeStored(chatDraftKey, text, 'sessionStorage');
    else removeStored(chatDraftKey, 'sessionStorage');
  },
);

/** What was typed when a question was put in its place. */
const replacedAtom = atom<{ question: string; typed: string } | undefined>(undefined);

/** Puts a question in the place of what is typed, which a press brings back. */
export const editQuestionAtom = atom(null, (get, set, question: string) => {
  const [draft, before] = [get(chatDraftAtom), get(replacedAtom)];
  // A question that was only taken up is not what the reader typed.
  const typed = draft === before?.question ? before.typed : draft;
  set(replacedAtom, { question, typed });
  set(chatDraftAtom, question);
  if (typed.trim() === '' || typed === question) return;
  const undo = () => {
    const now = get(chatDraftAtom);
    const isOther = now.trim() !== '' && now !== question;
    set(chatDraftAtom, isOther ? `${typed}\n${now}` : typed);
  };
  set(notifyAtom, { key: 'chat.draftReplaced', undo });
});
