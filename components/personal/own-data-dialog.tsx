'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ownDataSections } from '@/lib/model/account/own-data';
import { notifyAtom } from '@/lib/state/page/notices';
import { exportOwnDataAtom } from '@/lib/state/personal/own-data';
import { ownReaderAtom } from '@/lib/state/page/reader';
import type { PopupContentProps } from '@/components/shell/popup-content';

/** Exports the reader's data as a file. */
export default function OwnDataDialog({ open, close }: PopupContentProps<'own-data'>) {
  const t = useTranslations('ownData');
  const reader = useAtomValue(ownReaderAtom);
  const exportOwnData = useSetAtom(exportOwnDataAtom);
  const notify = useSetAtom(notifyAtom);
  const [state, setState] = useState<'ready' | 'failed' | { done: number }>('ready');
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    if (!open) running.current?.abort();
  }, [open]);
  useEffect(() => () => running.current?.abort(), []);
  const busy = typeof state === 'object';

  const save = async () => {
    if (busy) return;
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      await exportOwnData(signal, (done) => setState({ done }));
      setState('ready');
      notify({ key: 'ownData.saved', tone: 'good' });
      close();
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <>
      <p className="m-0 text-brief text-ink-2">{t(reader ? 'readerText' : 'guestText')}</p>
      <ul className="my-4 flex list-none flex-wrap gap-2 p-0">
        {[...(reader ? (['account'] as const) : []), ...ownDataSections].map((section) => (
          <li key={section} className="rounded-full border border-hairline px-3 py-1 text-small">
            {t(`sections.${section}`)}
          </li>
        ))}
        <li className="rounded-full border border-hairline px-3 py-1 text-small">
          {t('sections.device')}
        </li>
      </ul>
      {state === 'failed' && (
        <p role="alert" className="mt-0 mb-3 text-small text-danger">
          {t('failed')}
        </p>
      )}
      <Button look="solid" className="w-full" aria-disabled={busy} onClick={() => void save()}>
        {busy ? t('saving', { done: state.done, all: ownDataSections.length }) : t('save')}
      </Button>
      <p role="status" className="sr-only">
        {busy ? t('saving', { done: state.done, all: ownDataSections.length }) : ''}
      </p>
    </>
  );
}
