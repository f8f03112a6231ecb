import { useLocale, useTranslations } from 'next-intl';
import { shortNumber } from '@/lib/model/text/numbers';

/** A count in words, a large one with its unit word. */
export function NumberLabel({ count, label }: { count: number; label: 'followers' | 'sources' }) {
  const t = useTranslations();
  const locale = useLocale();
  return t(`topics.${label}`, { count, shown: shortNumber(count, locale) });
}
