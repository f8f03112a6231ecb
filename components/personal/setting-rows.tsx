'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { exitApp, mayExitApp } from '@/lib/browser/device/container';
import { hasWideRoom } from '@/lib/browser/page/wide';
import { settingRow, settingRows } from '@/lib/model/settings';
import { settingsIn } from '@/lib/model/setting-groups';
import { clearCacheAtom } from '@/lib/state/personal/clear-cache';
import { openPopupAtom } from '@/lib/state/page/popups';
import { settingsAtom } from '@/lib/state/page/settings';
import { CenterRow } from './center-row';
import { languageNames } from '@/components/shell/language-names';

/** The reader's settings, and actions on this device. */
export function SettingRows() {
  const t = useTranslations('personal');
  const settings = useAtomValue(settingsAtom);
  const open = useSetAtom(openPopupAtom);
  const clearCache = useSetAtom(clearCacheAtom);
  return (
    <>
      {settingsIn('center')
        .filter((name) => !settingRow(name).wideOnly || hasWideRoom())
        .map((name) => (
          <CenterRow
            key={name}
            icon={settingRows[name].icon}
            opens
            value={
              name === 'language'
                ? languageNames[settings.language]
                : t(`setting.${name}.values.${settings[name]}`)
            }
            onPress={() => open({ kind: 'choose-setting', setting: name })}
          >
            {t(`setting.${name}.label`)}
          </CenterRow>
        ))}
      <CenterRow icon="cube" opens onPress={() => open({ kind: 'recommendations' })}>
        {t('recommendations')}
      </CenterRow>
      <CenterRow icon="muted" opens onPress={() => open({ kind: 'mutes' })}>
        {t('muted')}
      </CenterRow>
      <CenterRow icon="offline" opens onPress={() => open({ kind: 'offline' })}>
        {t('offline')}
      </CenterRow>
      <CenterRow icon="sweep" onPress={() => void clearCache()}>
        {t('clearCache')}
      </CenterRow>
      <CenterRow icon="mail" opens onPress={() => open({ kind: 'feedback-contact' })}>
        {t('feedback')}
      </CenterRow>
      {mayExitApp() && (
        <CenterRow icon="exit" onPress={exitApp}>
          {t('exitApp')}
        </CenterRow>
      )}
    </>
  );
}
