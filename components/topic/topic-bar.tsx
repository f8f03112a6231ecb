'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { listPath } from '@/lib/browser/history/news-paths';
import { themesPath, topicsPath } from '@/lib/browser/history/further-pages';

const ways = {
  news: { href: listPath, label: 'errors.toNews' },
  topics: { href: topicsPath, label: 'topics.toList' },
  themes: { href: themesPath, label: 'themes.toList' },
} as const;

/** The back button, and sharing the topic. */
export function TopicBar({ onShare, to = 'topics' }: { onShare?(): void; to?: keyof typeof ways }) {
  const t = useTranslations();
  const { href, label } = ways[to];
  return (
    <div className="flex h-12 shrink-0 items-center justify-between px-1">
      <a href={href} aria-label={t(label)} className="target text-ink">
        <Icon name="back" />
      </a>
      {onShare && <IconButton icon="link" label={t('article.share')} onClick={onShare} />}
    </div>
  );
}
