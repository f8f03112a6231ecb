'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { readCookieText } from '@/lib/browser/cookies';
import { settingRow } from '@/lib/model/settings';
import { settingAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';

/** Whether the reader has chosen a layout already, here or in the settings. */
function hasChosen(): boolean {
  const { cookie } = settingRow('layout');
  return cookie === undefined || readCookieText(cookie) !== undefined;
}

/**
 * One quiet line in the free room of a window that has any: the style sheet says which has. Either
 * answer is the setting from then on, so that it is not asked again.
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
    // It stands at the end of the document, where nothing is beside it: the reader goes on at the news.
    document.getElementById('news')?.focus({ preventScroll: true });
  };
  // Beside the column, not in it: what is fixed inside the column is fixed to that.
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
