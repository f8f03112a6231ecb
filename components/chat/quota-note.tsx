'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { turnInFlight } from '@/lib/model/chat/chat';
import { readerAtom } from '@/lib/state/page/reader';
import { loadQuotaAtom, quotaAtom } from '@/lib/state/chat/quota';
import { chatAtom } from '@/lib/state/chat/chat';

/** How many questions a guest has left today, and when the quota resets. */
export function QuotaNote() {
  const t = useTranslations('chat');
  const locale = useLocale();
  const isGuest = !useAtomValue(readerAtom);
  const isAsking = turnInFlight(useAtomValue(chatAtom)) !== undefined;
  const quota = useAtomValue(quotaAtom);
  const load = useSetAtom(loadQuotaAtom);
  useEffect(() => {
    if (isGuest && !isAsking) void load();
  }, [isGuest, isAsking, load]);
  if (!isGuest || !quota) return null;
  const { left, most, free_at } = quota;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p className="m-0 px-4 pb-1 text-center text-meta text-ink-2">
      {left > 0 ? t('left', { left, most }) : t('noneLeft', { most, time: time.format(free_at) })}
    </p>
  );
}
