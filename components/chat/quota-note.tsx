'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { turnInFlight } from '@/lib/model/chat/chat';
import { readerAtom } from '@/lib/state/page/reader';
import { allowanceAtom, loadAllowanceAtom } from '@/lib/state/chat/quota';
import { chatAtom } from '@/lib/state/chat/chat';

/** What a guest may still ask today, and when all of it is free again. */
export function AllowanceNote() {
  const t = useTranslations('chat');
  const locale = useLocale();
  const isGuest = !useAtomValue(readerAtom);
  const isAsking = turnInFlight(useAtomValue(chatAtom)) !== undefined;
  const allowance = useAtomValue(allowanceAtom);
  const load = useSetAtom(loadAllowanceAtom);
  useEffect(() => {
    if (isGuest && !isAsking) void load();
  }, [isGuest, isAsking, load]);
  if (!isGuest || !allowance) return null;
  const { left, most, free_at } = allowance;
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
