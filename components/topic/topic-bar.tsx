'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { listPath, topicsPath } from '@/lib/browser/address';

/** The way back, and passing the topic on. */
export function TopicBar({ onShare, list = false }: { onShare?(): void; list?: boolean }) {
  const t = useTranslations();
  return (
    <div className="flex h-12 shrink-0 items-center justify-between px-1">
      <a
        href={list ? listPath : topicsPath}
        aria-label={t(list ? 'errors.toNews' : 'topics.toList')}
        className="target text-ink"
      >
        <Icon name="back" />
      </a>
      {onShare && <IconButton icon="link" label={t('article.share')} onClick={onShare} />}
    </div>
  );
}
