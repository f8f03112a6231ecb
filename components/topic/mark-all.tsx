'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { markAllReadAtom, type MarkedList } from '@/lib/state/feed/mark-all';

/** Marks the events of a topic, or of all followed ones, as read; the toast offers undo. */
export function MarkAll({ list }: { list: MarkedList }) {
  const t = useTranslations('acts');
  const markAll = useSetAtom(markAllReadAtom);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await markAll(list);
    setBusy(false);
  };
  return (
    <Button look="quiet" disabled={busy} onClick={() => void press()}>
      {t('markAll')}
    </Button>
  );
}
