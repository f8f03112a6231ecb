import { useTranslations } from 'next-intl';

/** Says of what is shown that it is of the sample edition, and no news. */
export function SampleMark() {
  const t = useTranslations('common');
  return <span className="rounded border border-hairline px-1 leading-4">{t('sample')}</span>;
}
