'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { SourceLogos } from '@/components/ui/source-logos';
import { hostOf, sourceName, type Source } from '@/lib/model/feed/entry';
import { rowSourceLogos } from '@/lib/model/limits/feed';
import { distinctSources } from '@/lib/model/feed/sources';
import { openPopupAtom } from '@/lib/state/page/popups';

/**
 * "Reference icons, at most 5, +N for the rest, de-duplicated per source and per main domain"; a tap
 * lists them all, the cited ones first.
 */
export function SourceSummary({
  references,
  found,
}: {
  references: readonly Source[];
  /** Found by the web search. */
  found: readonly Source[];
}) {
  const t = useTranslations('chat');
  const open = useSetAtom(openPopupAtom);
  const sources = useMemo(() => {
    const cited = new Set(references.map(({ link }) => link));
    return [...references, ...found.filter(({ link }) => !cited.has(link))];
  }, [references, found]);
  const distinct = useMemo(() => distinctSources(sources), [sources]);
  if (distinct.length === 0) return null;
  const logos = distinct.map((source) => ({
    host: hostOf(source.link),
    name: sourceName(source),
  }));
  return (
    <button
      type="button"
      onClick={() => open({ kind: 'references', sources })}
      className="-ml-1 flex min-h-11 items-center gap-2 rounded-full px-1 pr-3 text-meta text-ink-2 active:bg-press hover:bg-press"
    >
      <SourceLogos logos={logos} max={rowSourceLogos} />
      {t('sources', { count: distinct.length })}
    </button>
  );
}
