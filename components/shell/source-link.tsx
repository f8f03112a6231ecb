'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { safeHref } from '@/lib/model/wire/safe-href';
import { useLeaveSite } from './use-leave-site';

/** An external link, confirmed first; plain text when its address is not safe. */
export function SourceLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const t = useTranslations('popup');
  const leave = useLeaveSite();
  const safe = safeHref(href, { mail: true });
  if (!safe) return <span className={className}>{children}</span>;
  if (safe.startsWith('/') || safe.startsWith('mailto:'))
    return (
      <a href={safe} className={className}>
        {children}
      </a>
    );
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={(event) => leave(event, safe)}
    >
      {children}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  );
}
