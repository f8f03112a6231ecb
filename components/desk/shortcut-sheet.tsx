'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Switch } from '@/components/ui/switch';
import { shortcuts, type Shortcut } from '@/lib/model/shortcuts';
import { settingAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';

const rows: [string, Shortcut | 'close'][] = [...Object.entries(shortcuts), ['Esc', 'close']];

/** The keyboard shortcuts, and a switch to turn them off. */
export default function ShortcutSheet({ close }: PopupContentProps<'shortcuts'>) {
  const t = useTranslations();
  const on = useAtomValue(settingAtom('shortcuts'));
  const change = useSetAtom(changeSettingsAtom);
  return (
    <>
      <dl className="m-0 mt-4 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-2.5 text-small">
        {rows.map(([keys, does]) => (
          <div key={keys} className="flex items-center gap-3">
            <dt className="flex w-16 shrink-0 gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd className="m-0">{t(`desk.keys.does.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 border-t border-hairline pt-2">
        <Switch
          label={t('personal.setting.shortcuts.label')}
          text={t('desk.keys.text')}
          checked={on}
          onChange={(wanted) => change({ shortcuts: wanted })}
        />
      </div>
      <DialogActions>
        <Button onClick={() => close()}>{t('common.close')}</Button>
      </DialogActions>
    </>
  );
}
