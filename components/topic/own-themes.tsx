'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { openAddress, themeHref } from '@/lib/browser/address';
import { useThemes } from '@/lib/state/topics/themes';
import { ThemeForm } from './theme-form';
import { ThemeRow } from './theme-row';

/** What the reader has made and follows, and the way to make another one. */
export function OwnThemes() {
  const t = useTranslations('themes');
  const { own, followed, failed, refresh } = useThemes();
  const [making, setMaking] = useState(false);
  return (
    <>
      <Button look="solid" aria-expanded={making} onClick={() => setMaking(!making)}>
        {t('make')}
      </Button>
      {making && <ThemeForm onSaved={({ theme_id }) => openAddress(themeHref(theme_id))} />}
      {failed && (
        <p role="alert" className="text-brief text-ink-2">
          {t('failed')} <Button onClick={() => void refresh()}>{t('again')}</Button>
        </p>
      )}
      <h2 className="mt-6 mb-1 text-small font-semibold text-ink-2">{t('own')}</h2>
      {own?.length === 0 && <p className="my-2 text-brief text-ink-2">{t('noneOwn')}</p>}
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
    </>
  );
}
