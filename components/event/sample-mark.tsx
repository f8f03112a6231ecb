import { useTranslations } from 'next-intl';

/** Marks content of the sample edition, which is not news. */
export function SampleMark() {
  const t = useTranslations('common');
  return <span className="rounded border border-hairline px-1 leading-4">{t('sample')}</span>;
}
