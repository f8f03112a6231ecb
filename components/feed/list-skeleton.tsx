import { useTranslations } from 'next-intl';
import { CardSkeleton } from './card-skeleton';

/** Placeholders for cards: eight in a tab, three in the favorites. */
export function ListSkeleton({ rows, brief }: { rows: number; brief: boolean }) {
  const t = useTranslations('feed');
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <CardSkeleton key={index} brief={brief} />
      ))}
    </div>
  );
}
