'use client';
import { useAtomValue } from 'jotai';
import type { SignUp } from '@/lib/model/account/sign-up';
import { codeLengthsAtom } from '@/lib/state/account/login-methods';

/** How long the code is that this way of signing in sends. */
export function useCodeLength({ method }: SignUp): number {
  const lengths = useAtomValue(codeLengthsAtom);
  return method === 'phone' ? lengths.phone : lengths.email;
}
