// Who is reading, as the server's session says; guests have no id.
import { atom } from 'jotai';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';

export type Reader = {
  id: string;
  name?: string;
  /** How this session was begun, and every way in which the reader can sign in. */
  method?: SignInKind;
  methods?: readonly SignInKind[];
  /** Whether a selection of interests was saved; undefined while that is not known. */
  is_init_interests?: boolean;
};

export const readerAtom = atom<Reader | undefined>(undefined);

/**
 * The service that knows who is signed in was away when the page was written: until it has answered,
 * the page shows what a guest sees, and nothing on this device is taken for another reader's.
 */
export const unsureAtom = atom(false);

/** Who reads is known, as it is when that is undefined: a guest. */
export const takeReaderAtom = atom(null, (_get, set, reader: Reader | undefined) => {
  set(readerAtom, reader);
  set(unsureAtom, false);
});

/** True from the press on "Sign out" until the session is gone: what is the reader's is hidden. */
export const loggingOutAtom = atom(false);

/** The service has said that the session is over: what is on the page stays, and nobody is signed in. */
export const sessionEndedAtom = atom(false);

/** The favorites are "shown only when the user is logged in and not logging out". */
export const ownReaderAtom = atom((get) =>
  get(loggingOutAtom) || get(sessionEndedAtom) ? undefined : get(readerAtom),
);

/**
 * Whose acts go to the service, '' for a guest's: until the session is gone they are the reader's, also
 * while everything else of the reader is hidden.
 */
export const actingAtom = atom((get): string =>
  get(sessionEndedAtom) ? '' : (get(readerAtom)?.id ?? ''),
);
