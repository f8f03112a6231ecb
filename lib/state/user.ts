// Who is reading, as the server's session says; guests have no id.
import { atom } from 'jotai';

export type Reader = { id: string };

export const readerAtom = atom<Reader | undefined>(undefined);
