'use client';
import { useTranslations } from 'next-intl';
import { SourceLink } from '@/components/shell/source-link';
import { sourceName, type Source } from '@/lib/model/feed/entry';

/** Says that only one publisher reported, with a link to the report. */
export function OnlySource({ source, headlineOnly }: { source: Source; headlineOnly: boolean }) {
  const t = useTranslations('article');
  return (
    <div className="my-2 flex flex-wrap items-center gap-x-3 border-l-2 border-hairline pl-3 text-meta text-ink-2">
      <span>{t(headlineOnly ? 'headlineOnly' : 'oneSource')}</span>
      <SourceLink
        href={source.link}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {t('readAt', { publisher: sourceName(source) })}
      </SourceLink>
    </div>
  );
}
