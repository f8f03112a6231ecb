// Text that the reader has typed but not sent. Protects: it survives the popup, a reload, signing
// in, and editing an earlier question.
import { atom } from 'jotai';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage/storage';
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

/** The text that an earlier question replaced. */
const replacedAtom = atom<{ question: string; typed: string } | undefined>(undefined);

/** Replaces the typed text by a question; a press restores the text. */
export const editQuestionAtom = atom(null, (get, set, question: string) => {
  const [draft, before] = [get(chatDraftAtom), get(replacedAtom)];
  // A question that was only picked up for editing is not the reader's own text.
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
