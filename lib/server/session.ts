// Who is signed in. Accounts are not there yet, so that every visitor is a guest; whatever asks
// already asks here, and the answer has its final shape.
import type { SignInKind } from '@/lib/model/sign-in-kinds';

export type SessionUser = {
  id: string;
  name?: string;
  method?: SignInKind;
  methods?: readonly SignInKind[];
};
export type Session = { user?: SessionUser };

/** The session of a request. */
export async function readSession(_headers: Headers): Promise<Session> {
  return {};
}
