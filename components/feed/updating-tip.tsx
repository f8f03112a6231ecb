import { useTranslations } from 'next-intl';

/** Shown over the list while a refresh runs. */
export function UpdatingTip() {
  const t = useTranslations('feed');
  return (
    <p
      role="status"
      className="absolute top-2 left-1/2 z-20 -translate-x-1/2 rounded-full bg-raised px-4 py-1.5 text-small text-accent shadow-float"
    >
      {t('updating')}
    </p>
  );
}
