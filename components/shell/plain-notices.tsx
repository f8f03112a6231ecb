'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { failToastMs } from '@/lib/model/limits/page';
import { offerToastMs } from '@/lib/model/limits/page';
import { noticesAtom, offerOf, shownAtom } from '@/lib/state/page/notices';
import { useToastText } from './toast-text';

/** The newest notice, shown without the library that shows the others; it has no dependencies. */
export function PlainNotices() {
  const newest = useAtomValue(noticesAtom).at(-1);
  const shown = useSetAtom(shownAtom);
  const say = useToastText();
  const t = useTranslations('common');
  const id = newest?.id;
  const offer = newest && offerOf(newest);
  const ms = offer ? offerToastMs : failToastMs;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => shown(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, shown]);
  if (!newest) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-6 bottom-20 z-[1002] m-0 rounded-cover bg-ink px-4 py-3 text-center text-small text-paper shadow-float"
    >
      {say(newest)}
      {offer && (
        <button
          type="button"
          className="-my-3 min-h-11 px-4 font-semibold underline underline-offset-4"
          onClick={() => {
            offer.act();
            shown(newest.id);
          }}
        >
          {t(offer.label)}
        </button>
      )}
    </p>
  );
}
