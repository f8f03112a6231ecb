'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';

/** The in-memory caches of the site's processes: they are dropped and read again. */
export function CopiesSection() {
  const t = useTranslations('console');
  const act = useInnerAct();
  const [done, setDone] = useState(false);
  return (
    <>
      <p className="mt-0 mb-4 text-brief text-ink-2">{t('copies.hint')}</p>
      <div className="flex">
        <AskedAct
          text={t('copies.drop')}
          of={t('sections.copies')}
          question={t('copies.ask')}
          onAct={async () => {
            const dropped = await act('DropCopies', {});
            setDone(dropped);
            return dropped;
          }}
        />
      </div>
      <p role="status" className="m-0 text-small text-ink-2 not-empty:mt-2">
        {done && t('copies.done')}
      </p>
    </>
  );
}
