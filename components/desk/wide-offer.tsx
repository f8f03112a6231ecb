'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { readCookieText } from '@/lib/browser/storage/cookies';
import { settingRow } from '@/lib/model/settings';
import { settingAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';

/** Whether the reader has already chosen a layout, here or in the settings. */
function hasChosen(): boolean {
  const { cookie } = settingRow('layout');
  return cookie === undefined || readCookieText(cookie) !== undefined;
}

/**
 * One quiet line in the free room of a window that has any, as the style sheet decides. Either
 * answer becomes the setting, so it is not offered again.
 */
export function WideOffer() {
  const t = useTranslations('desk.offer');
  const layout = useAtomValue(settingAtom('layout'));
  const change = useSetAtom(changeSettingsAtom);
  const [chosen, setChosen] = useState(hasChosen);
  if (chosen || layout !== 'column') return null;
  const choose = (wanted: 'column' | 'wide') => {
    change({ layout: wanted });
    setChosen(true);
    // The offer is at the end of the document, with nothing after it: the focus continues at the
    // news.
    document.getElementById('news')?.focus({ preventScroll: true });
  };
  // Outside of the column: fixed elements inside it are positioned relative to it.
  return createPortal(
    <aside data-offer="" aria-label={t('name')}>
      <p>{t('text')}</p>
      <div>
        <Button look="quiet" className="px-3!" onClick={() => choose('wide')}>
          {t('use')}
        </Button>
        <Button look="quiet" className="px-3! text-ink-2!" onClick={() => choose('column')}>
          {t('no')}
        </Button>
      </div>
    </aside>,
    document.body,
  );
}
