'use client';
import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { SourceLogos } from '@/components/ui/source-logos';
import { hostOf, inOneLanguage, sourceName, type Source } from '@/lib/model/feed/entry';
import { cardSourceLogos } from '@/lib/model/limits/feed';
import type { LocalizedText } from '@/lib/model/text/languages';
import { shortNumber } from '@/lib/model/text/numbers';
import { openPopupAtom } from '@/lib/state/page/popups';

/** Stacked logos and the number of independent sources; a tap lists them. */
export function CardSources({
  sources,
  title = [],
}: {
  sources: readonly Source[];
  /** The event's title. */
  title?: LocalizedText;
}) {
  const t = useTranslations();
  const locale = useLocale();
  const openPopup = useSetAtom(openPopupAtom);
  if (sources.length === 0) return null;
  const logos = sources.map((source) => ({ host: hostOf(source.link), name: sourceName(source) }));
  const count = sources.length;
  const shown = shortNumber(count, locale);
  const names = logos
    .slice(0, cardSourceLogos)
    .map(({ name }) => name)
    .join(', ');
  return (
    <button
      type="button"
      aria-label={t('feed.showSources', { count, shown, names })}
      onClick={() => openPopup({ kind: 'references', sources: inOneLanguage(sources, title) })}
      className="relative z-10 -mx-1.5 -my-3 flex min-h-11 shrink-0 items-center gap-2 rounded-full px-1.5 active:bg-press"
    >
      <SourceLogos logos={logos} max={cardSourceLogos} />
      <span className="tabular whitespace-nowrap">{t('feed.sources', { count, shown })}</span>
    </button>
  );
}
