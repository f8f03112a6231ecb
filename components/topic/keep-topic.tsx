'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { bytesText } from '@/components/ui/bytes';
import type { Topic } from '@/lib/contract';
import { useKeptTopic } from '@/lib/state/offline/keep-topic';

/** Keeps a topic with its articles on this device, and takes it away again. */
export function KeepTopic({ topic }: { topic: Topic }) {
  const t = useTranslations('topics.offline');
  const locale = useLocale();
  const { kept, busy, progress, keep, remove } = useKeptTopic(topic);
  if (kept === undefined) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      {kept?.whole && !busy ? (
        <>
          <span role="status" className="tabular text-small text-ink-2">
            {t('kept', { count: kept.items.length, size: bytesText(kept.size, locale) })}
          </span>
          <Button look="quiet" className="-mx-3" onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      ) : (
        <>
          <Button disabled={busy} onClick={() => void keep()}>
            {t(busy ? 'saving' : 'save')}
          </Button>
          <span role="status" className="tabular text-small text-ink-2">
            {progress && progress.all > 0 && t('progress', progress)}
          </span>
        </>
      )}
    </div>
  );
}
