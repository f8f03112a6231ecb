'use client';
import { useTranslations } from 'next-intl';
import { useInnerAnswer } from '@/lib/state/console/inner-answer';

/** The account under which the log records what is done here. */
export function OperatorName() {
  const t = useTranslations('console');
  const { data } = useInnerAnswer('GetOperator', {});
  return (
    <p className="m-0 min-h-5 text-small [overflow-wrap:anywhere] text-ink-2">
      {data && t('signedIn', { name: data.name || data.user_id })}
    </p>
  );
}
