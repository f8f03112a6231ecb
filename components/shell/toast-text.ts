import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Told } from '@/lib/state/page/notices';

/** What a notice says, in the reader's language. */
export function useNoticeWords(): (told: Told) => string {
  const t = useTranslations();
  return useMemo(() => {
    const say = (told: Told): string => {
      if ('text' in told) return told.text;
      const error = 'error' in told && told.error ? say(told.error) : '';
      return t(told.key, { error, ...('values' in told && told.values) });
    };
    return say;
  }, [t]);
}
