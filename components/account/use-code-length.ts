'use client';
import { useAtomValue } from 'jotai';
import type { SignUp } from '@/lib/model/account/sign-up';
import { codeLengthsAtom } from '@/lib/state/account/login-methods';

/** The length of the codes that this method sends. */
export function useCodeLength({ method }: SignUp): number {
  const lengths = useAtomValue(codeLengthsAtom);
  return method === 'phone' ? lengths.phone : lengths.email;
}
