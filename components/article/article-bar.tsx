'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { ListenButton } from '@/components/listen/listen-button';
import { IconButton } from '@/components/ui/icon-button';
import { SourceLogos } from '@/components/ui/source-logos';
import { hostOf, sourceName, type Source } from '@/lib/model/feed/entry';
import { cardSourceLogos } from '@/lib/model/limits/feed';
import type { ListenRequest } from '@/lib/state/page/listen';

/**
 * The bar over an article: leaving, its sources, its outline; a hairline shows the reading
 * progress.
 */
export function ArticleBar({
  shown,
  progressRef,
  sources,
  listened,
  onBack,
  onSources,
  onOutline,
  onMore,
}: {
  shown: boolean;
  progressRef: RefObject<HTMLDivElement | null>;
  sources: readonly Source[];
  /** What can be read aloud; absent while there is no text. */
  listened?: ListenRequest;
  onBack(): void;
  onSources(): void;
  /** Absent where there is no outline, or no further action. */
  onOutline?(): void;
  onMore?(): void;
}) {
  const t = useTranslations('article');
  const logos = sources.map((source) => ({ host: hostOf(source.link), name: sourceName(source) }));
  return (
    <div
      data-bar=""
      data-shown={shown}
      className={`absolute inset-x-0 top-0 z-10 bg-paper transition-[translate] duration-150 ease-sheet focus-within:translate-y-0 ${shown ? '' : '-translate-y-full'}`}
    >
      <div className="flex h-12 items-center gap-1 px-1">
        <IconButton icon="back" label={t('back')} onClick={onBack} />
        <span className="flex-1" />
        {logos.length > 0 && (
          <button
            type="button"
            className="target px-2!"
            aria-label={t('showSources', { count: logos.length })}
            onClick={onSources}
          >
            <SourceLogos logos={logos} max={cardSourceLogos} />
          </button>
        )}
        {listened && <ListenButton request={listened} />}
        {onOutline && <IconButton icon="outline" label={t('outline')} onClick={onOutline} />}
        {onMore && <IconButton icon="more" label={t('more')} onClick={onMore} />}
      </div>
      <div aria-hidden="true" className="relative h-px bg-hairline">
        <div
          ref={progressRef}
          className="absolute inset-x-0 -top-px h-0.5 origin-left bg-accent"
          style={{ transform: 'scaleX(var(--progress, 0))' }}
        />
      </div>
    </div>
  );
}
