'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { Switch } from '@/components/ui/switch';
import { settingsIn } from '@/lib/model/setting-groups';
import { settingsAtom } from '@/lib/state/page/settings';
import { chooseSettingAtom } from '@/lib/state/page/change-settings';
import type { PopupContentProps } from '@/components/shell/popup-content';

/** The hidden modal "more settings" with its switches. */
export default function MoreSettings({ close }: PopupContentProps<'more-settings'>) {
  const t = useTranslations('personal.setting');
  const common = useTranslations('common');
  const settings = useAtomValue(settingsAtom);
  const choose = useSetAtom(chooseSettingAtom);
  return (
    <>
      <DialogText>
        <div className="text-ink">
          {settingsIn('hidden').map((name) => (
            <Switch
              key={name}
              label={t(`${name}.label`)}
              text={t(`${name}.text`)}
              checked={settings[name]}
              onChange={(on) => choose(name, String(on))}
            />
          ))}
        </div>
      </DialogText>
      <DialogActions>
        <Button onClick={() => close()}>{common('close')}</Button>
      </DialogActions>
    </>
  );
}
