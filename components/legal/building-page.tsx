import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { PageContainer } from './page-container';
import styles from './legal.module.css';

/** "Under construction": what the public site shows in place of every document. */
export function BuildingPage() {
  const t = useTranslations('legal.building');
  return (
    <PageContainer title={t('title')}>
      <div className={styles.building}>
        <Drawing name="building" />
        <p>{t('text')}</p>
      </div>
    </PageContainer>
  );
}
