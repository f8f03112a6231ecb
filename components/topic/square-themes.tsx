'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useSquare } from '@/lib/state/topics/themes';
import { ThemeRow } from './theme-row';
import { ThemesLoading } from './themes-loading';

/** Themes that their owners share, most followed first. */
export function SquareThemes() {
  const t = useTranslations('themes');
  const { themes, ended, loading, failed, retry, loadMore } = useSquare();
  return (
    <section>
      <h2 className="mt-6 mb-1 text-small font-semibold text-ink-2">{t('square')}</h2>
      {themes?.length === 0 && <p className="my-2 text-brief text-ink-2">{t('noneShared')}</p>}
      <ul className="m-0 list-none p-0">
        {themes?.map((theme) => (
          <ThemeRow key={theme.theme_id} theme={theme} />
        ))}
      </ul>
      {!themes && loading && <ThemesLoading />}
      {failed && (
        <div role="alert" className="my-2 text-brief text-ink-2">
          <p className="mt-0 mb-3">{t('squareFailed')}</p>
          <Button onClick={retry}>{t('again')}</Button>
        </div>
      )}
      {themes && !ended && !failed && (
        <Button className="mt-3" disabled={loading} onClick={loadMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}
