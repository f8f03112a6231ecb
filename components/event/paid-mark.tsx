import { useTranslations } from 'next-intl';

/** Marks paid content of the publisher. */
export function PaidMark() {
  const t = useTranslations('common');
  return (
    <span className="rounded border border-hairline px-1 leading-4 whitespace-nowrap">
      {t('paid')}
    </span>
  );
}
