import { useTranslations } from 'next-intl';
import { PageDrawing } from '@/components/ui/page-drawing';
import { PageContainer } from './page-container';
import styles from './legal.module.css';

/** "Under construction": the public site's placeholder for every document. */
export function BuildingPage() {
  const t = useTranslations('legal.building');
  return (
    <PageContainer title={t('title')}>
      <div className={styles.building}>
        <PageDrawing name="building" />
        <p>{t('text')}</p>
      </div>
    </PageContainer>
  );
}
