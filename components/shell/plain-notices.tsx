'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { failToastMs } from '@/lib/model/limits/account';
import { noticesAtom, shownAtom } from '@/lib/state/page/notices';
import { useToastText } from './toast-text';

/** The newest notice, said without the library that shows the others; it needs nothing but itself. */
export function PlainNotices() {
  const newest = useAtomValue(noticesAtom).at(-1);
  const shown = useSetAtom(shownAtom);
  const say = useToastText();
  const id = newest?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => shown(id), failToastMs);
    return () => clearTimeout(timer);
  }, [id, shown]);
  if (!newest) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-6 bottom-20 z-[1002] m-0 rounded-cover bg-ink px-4 py-3 text-center text-small text-paper shadow-float"
    >
      {say(newest)}
    </p>
  );
}
