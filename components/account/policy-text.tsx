import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/shell/page-link';
import { legalPaths } from '@/lib/model/wire/legal';

function PolicyLink({ path, children }: { path: string; children: ReactNode }) {
  const t = useTranslations('account.policy');
  return (
    <PageLink href={`/${path}`} className="text-accent underline">
      {children}
      <span className="sr-only"> {t('newTab')}</span>
    </PageLink>
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
