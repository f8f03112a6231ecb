'use client';
import { useTranslations } from 'next-intl';
import { jump } from './jump';

/** The keyboard's first stop: skips the header, to the news. */
export function SkipLink({ to }: { to: string }) {
  const t = useTranslations('shell');
  return (
    <a
      href={`#${to}`}
      onClick={jump}
      className="absolute top-2 left-4 z-40 -translate-y-20 rounded-full bg-accent px-5 py-3 text-small text-on-accent focus:translate-y-0"
    >
      {t('skipToContent')}
    </a>
  );
}
