import { useTranslations } from 'next-intl';

/** Says of what is shown that somebody paid its publisher to print it. */
export function PaidMark() {
  const t = useTranslations('common');
  return (
    <span className="rounded border border-hairline px-1 leading-4 whitespace-nowrap">
      {t('paid')}
    </span>
  );
}
