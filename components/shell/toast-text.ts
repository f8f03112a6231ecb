import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Told } from '@/lib/state/page/notices';

/** What a notice says, in the reader's language. */
export function useNoticeWords(): (told: Told) => string {
  const t = useTranslations();
  return useMemo(() => {
    const say = (told: Told): string =>
      'key' in told ? t(told.key, { error: told.error ? say(told.error) : '' }) : told.text;
    return say;
  }, [t]);
}
