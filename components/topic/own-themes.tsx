'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { openAddress } from '@/lib/browser/history/address';
import { themeHref } from '@/lib/browser/history/further-pages';
import { useThemes } from '@/lib/state/topics/themes';
import { TakeSources } from './take-sources';
import { ThemeForm } from './theme-form';
import { ThemeRow } from './theme-row';
import { ThemesLoading } from './themes-loading';

/** The reader's own and followed themes, and creating one. */
export function OwnThemes() {
  const t = useTranslations('themes');
  const { own, followed, failed, loading, refresh } = useThemes();
  const [making, setMaking] = useState(false);
  return (
    <>
      <Button look="solid" aria-expanded={making} onClick={() => setMaking(!making)}>
        {t('make')}
      </Button>
      {making && (
        <ThemeForm
          onSaved={({ theme_id }) => openAddress(themeHref(theme_id))}
          onMade={() => void refresh()}
        />
      )}
      {failed && (
        <div role="alert" className="mt-4 text-brief text-ink-2">
          <p className="mt-0 mb-3">{t('failed')}</p>
          <Button onClick={() => void refresh()}>{t('again')}</Button>
        </div>
      )}
      <h2 className="mt-6 mb-1 text-small font-semibold text-ink-2">{t('own')}</h2>
      {own?.length === 0 && <p className="my-2 text-brief text-ink-2">{t('noneOwn')}</p>}
      {loading && <ThemesLoading />}
      <ul className="m-0 list-none p-0">
        {own?.map((theme) => (
          <ThemeRow key={theme.theme_id} theme={theme} />
        ))}
      </ul>
      {followed && followed.length > 0 && (
        <>
          <h2 className="mt-6 mb-1 text-small font-semibold text-ink-2">{t('followed')}</h2>
          <ul className="m-0 list-none p-0">
            {followed.map((theme) => (
              <ThemeRow key={theme.theme_id} theme={theme} />
            ))}
          </ul>
        </>
      )}
      <TakeSources />
    </>
  );
}
