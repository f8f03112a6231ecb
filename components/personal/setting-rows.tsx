'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { exitApp, mayExitApp } from '@/lib/browser/container';
import { hasWideRoom } from '@/lib/browser/wide';
import { clearCacheAtom } from '@/lib/state/personal/clear-cache';
import { openPopupAtom } from '@/lib/state/page/popups';
import { settingsAtom } from '@/lib/state/personal/settings';
import { CentreRow } from './centre-row';
import { languageNames } from './language-names';

/** How the reader wants it, and what can be done with this device. */
export function SettingRows() {
  const t = useTranslations('personal');
  const { language, theme, textSize, layout, listBriefVisible } = useAtomValue(settingsAtom);
  const open = useSetAtom(openPopupAtom);
  const clearCache = useSetAtom(clearCacheAtom);
  return (
    <>
      <CentreRow
        icon="globe"
        opens
        value={languageNames[language]}
        onPress={() => open({ kind: 'choose-setting', setting: 'language' })}
      >
        {t('language')}
      </CentreRow>
      <CentreRow
        icon="theme"
        opens
        value={t(`themes.${theme}`)}
        onPress={() => open({ kind: 'choose-setting', setting: 'theme' })}
      >
        {t('theme')}
      </CentreRow>
      <CentreRow
        icon="text"
        opens
        value={t(`textSizes.${textSize}`)}
        onPress={() => open({ kind: 'choose-setting', setting: 'textSize' })}
      >
        {t('textSize')}
      </CentreRow>
      <CentreRow
        icon="list"
        opens
        value={t(listBriefVisible ? 'lists.brief' : 'lists.titles')}
        onPress={() => open({ kind: 'choose-setting', setting: 'list' })}
      >
        {t('list')}
      </CentreRow>
      {hasWideRoom() && (
        <CentreRow
          icon="columns"
          opens
          value={t(`layouts.${layout}`)}
          onPress={() => open({ kind: 'choose-setting', setting: 'layout' })}
        >
          {t('layout')}
        </CentreRow>
      )}
      <CentreRow icon="cube" opens onPress={() => open({ kind: 'recommendations' })}>
        {t('recommendations')}
      </CentreRow>
      <CentreRow icon="sweep" onPress={() => void clearCache()}>
        {t('clearCache')}
      </CentreRow>
      <CentreRow icon="mail" opens onPress={() => open({ kind: 'feedback-contact' })}>
        {t('feedback')}
      </CentreRow>
      {mayExitApp() && (
        <CentreRow icon="exit" onPress={exitApp}>
          {t('exitApp')}
        </CentreRow>
      )}
    </>
  );
}
