'use client';
import { useTranslations } from 'next-intl';
import { useToastText } from '@/components/shell/toast-text';
import type { CancelFailure } from '@/lib/state/account/cancel-account';

/** What failed: sending the code, or the deletion. */
export type Failing = CancelFailure & { asked: 'code' | 'deletion' };

/**
 * Why it failed, in words: readers are never told that a code is wrong, or that an account still
 * exists, when that is unknown.
 */
export function useFailureText(): (failure: Failing) => string {
  const t = useTranslations('cancel');
  const say = useToastText();
  return ({ asked, notice, text, unanswered }) => {
    if (notice) return say(notice);
    if (text) return text;
    if (asked === 'code') return t('codeFailed');
    return t(unanswered ? 'noAnswer' : 'wrongCode');
  };
}
