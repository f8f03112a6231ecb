import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { ToastText } from '@/lib/state/page/notices';

/** The text of a notice, in the reader's language. */
export function useToastText(): (told: ToastText) => string {
  const t = useTranslations();
  return useMemo(() => {
    const say = (told: ToastText): string => {
      if ('text' in told) return told.text;
      const error = 'error' in told && told.error ? say(told.error) : '';
      return t(told.key, { error, ...('values' in told && told.values) });
    };
    return say;
  }, [t]);
}
