'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { plainAnswer } from '@/lib/model/markdown/plain-answer';
import type { ChatItem } from '@/lib/model/chat/item';
import { isLoading } from '@/lib/model/chat/loading';
import { answerText } from '@/lib/model/chat/plugins';
import { liveAnswerAtom } from '@/lib/state/chat/chat-reveal';
import { openItemsAtom } from '@/lib/state/chat/conversations';
import { useFailureText } from './answer-end';

/**
 * Announcements for screen readers: that it searches, that it writes, and the complete answer. The
 * visible text, which changes with every step, is not a live region.
 */
export function LiveRegion() {
  const [newest] = useAtomValue(openItemsAtom);
  const live = useAtomValue(liveAnswerAtom);
  // What was found in the history is no news, and what another conversation is told is not seen here.
  const seen = newest && live?.id === newest.id ? newest : undefined;
  /** The answer that was told to its end, and the one that was left after that. */
  const [told, setTold] = useState<{ whole?: string; left?: string }>({});
  const { whole, left } = told;
  if (seen && !isLoading(seen.loadingState) && whole !== seen.id) setTold({ whole: seen.id });
  else if (!seen && left !== whole) setTold({ whole, left: whole });
  // Who comes back to it has heard it.
  const words = useWords(seen?.id === left ? undefined : seen);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}

function useWords(item: ChatItem | undefined): string {
  const t = useTranslations('chat');
  const failed = useFailureText(item);
  if (!item) return '';
  const { loadingState, botAnswer } = item;
  if (failed) return failed;
  if (loadingState === 'completed') {
    const answer = plainAnswer(answerText(botAnswer.chunks), { unsupported: t('unsupported') });
    return answer ? t('heard.done', { answer }) : t('heard.empty');
  }
  if (loadingState === 'streaming') return t('heard.writing');
  return isLoading(loadingState) ? t('heard.searching') : '';
}
