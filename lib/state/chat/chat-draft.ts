// What the reader has typed and not yet sent. Protects: it outlives the popup, a reload and the way
// through the sign-in.
import { atom } from 'jotai';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { chatDraftKey } from '@/lib/model/wire/storage-keys';

const textAtom = atom<string | undefined>(undefined);

export const chatDraftAtom = atom(
  (get) => get(textAtom) ?? readStored(chatDraftKey, 'sessionStorage') ?? '',
  (_get, set, text: string) => {
    set(textAtom, text);
    if (text) writeStored(chatDraftKey, text, 'sessionStorage');
    else removeStored(chatDraftKey, 'sessionStorage');
  },
);
