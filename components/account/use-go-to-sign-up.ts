'use client';
import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { ownPath, signUpHref } from '@/lib/browser/history/further-pages';
import { afterBackEntries } from '@/lib/browser/history/back-entry';
import type { Action } from '@/lib/model/account/sign-up';
import { leftPageAtom } from '@/lib/state/account/way-out';

/** Opens the sign-up without a page load: input and content are still there afterwards. */
export function useGoToSignUp(): (action: Action) => void {
  const router = useRouter();
  const setLeft = useSetAtom(leftPageAtom);
  return (action) =>
    afterBackEntries(() => {
      setLeft(ownPath());
      router.push(signUpHref(action));
    });
}
