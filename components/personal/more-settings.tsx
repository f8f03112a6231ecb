'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { Switch } from '@/components/ui/switch';
import { changeSettingsAtom, settingsAtom } from '@/lib/state/personal/settings';
import type { PopupContentProps } from '@/components/popups/content';

/** The hidden modal "more settings" with its two switches. */
export default function MoreSettings({ close }: PopupContentProps<'more-settings'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const { expandCategories, infiniteScroll } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <>
      <DialogText>
        <div className="text-ink">
          <Switch
            label={t('expandCategories')}
            text={t('expandCategoriesText')}
            checked={expandCategories}
            onChange={(on) => change({ expandCategories: on })}
          />
          <Switch
            label={t('infiniteScroll')}
            text={t('infiniteScrollText')}
            checked={infiniteScroll}
            onChange={(on) => change({ infiniteScroll: on })}
          />
        </div>
      </DialogText>
      <DialogActions>
        <Button onClick={() => close()}>{common('close')}</Button>
      </DialogActions>
    </>
  );
}
