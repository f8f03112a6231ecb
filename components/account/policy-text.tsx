import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { legalPaths } from '@/lib/model/legal';

function PolicyLink({ path, children }: { path: string; children: ReactNode }) {
  const t = useTranslations('account.policy');
  return (
    <a href={`/${path}`} target="_blank" rel="noopener" className="text-accent underline">
      {children}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  );
}

/** A sentence about the terms and the privacy policy, with both as links. */
export function PolicyText({ name }: { name: 'line' | 'box' | 'ask' | 'consent' }) {
  const t = useTranslations('account.policy');
  return t.rich(name, {
    terms: (words) => <PolicyLink path={legalPaths.service}>{words}</PolicyLink>,
    privacy: (words) => <PolicyLink path={legalPaths.privacy}>{words}</PolicyLink>,
  });
}
