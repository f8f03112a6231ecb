'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { exportSourcesAtom } from '@/lib/state/topics/export-sources';

/**
 * Exports the reader's feeds, followed topics and hidden publishers as a file for other feed
 * readers.
 */
export function TakeSources() {
  const t = useTranslations('themes.take');
  const heading = useId();
  const take = useSetAtom(exportSourcesAtom);
  const [state, setState] = useState<'rest' | 'busy' | 'saved' | 'failed'>('rest');
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    const names = { title: t('title'), topics: t('topics'), hidden: t('hidden') };
    setState(
      await take(names).then(
        () => 'saved' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="m-0 mb-1 text-small font-semibold text-ink-2">
        {t('title')}
      </h2>
      <p className="mt-0 mb-2 text-small text-ink-2">{t('text')}</p>
      <Button aria-disabled={state === 'busy'} onClick={() => void press()}>
        {t('save')}
      </Button>
      <p role={state === 'failed' ? 'alert' : 'status'} className="mt-2 mb-0 text-small text-ink-2">
        {state === 'rest' ? '' : t(state)}
      </p>
    </section>
  );
}
