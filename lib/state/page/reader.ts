// The current reader, according to the server's session; guests have no id.
import { atom } from 'jotai';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';

export type Reader = {
  id: string;
  name?: string;
  /** How this session began, and every way in which the reader can sign in. */
  method?: SignInKind;
  methods?: readonly SignInKind[];
  /** Whether a selection of interests was saved; undefined while unknown. */
  is_init_interests?: boolean;
};

export const readerAtom = atom<Reader | undefined>(undefined);

/**
 * The service that knows who is signed in did not answer when the page was rendered: until it has,
 * the page shows what a guest sees, and data on this device is not treated as another reader's.
 */
export const unsureAtom = atom(false);

/** Sets the reader once known; undefined means a guest, which is also known. */
export const takeReaderAtom = atom(null, (_get, set, reader: Reader | undefined) => {
  set(readerAtom, reader);
  set(unsureAtom, false);
});

/** True from pressing "Sign out" until the session is gone: the reader's data is hidden. */
export const loggingOutAtom = atom(false);

/**
 * The service has said that the session is over: the page's content stays, and nobody is signed in.
 */
export const sessionEndedAtom = atom(false);

/** The favorites are "shown only when the user is logged in and not logging out". */
export const ownReaderAtom = atom((get) =>
  get(loggingOutAtom) || get(sessionEndedAtom) ? undefined : get(readerAtom),
);

/**
 * The reader for whom actions are sent to the service, '' for a guest: until the session is gone
 * they are the reader's, even while everything else of the reader is hidden.
 */
export const actingAtom = atom((get): string =>
  get(sessionEndedAtom) ? '' : (get(readerAtom)?.id ?? ''),
);
