'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Choice } from '@/components/ui/choice';
import { showLayout, showTextSize, showTheme } from '@/lib/browser/theme';
import {
  changeSettingsAtom,
  layouts,
  settingsAtom,
  textSizes,
  themes,
} from '@/lib/state/personal/settings';
import type { PopupContentProps } from '@/components/popups/content';
import { LanguageChoice } from './language-choice';

/** The values of one setting. */
export default function SettingSheet({ popup }: PopupContentProps<'choose-setting'>) {
  const t = useTranslations('personal');
  const { theme, textSize, layout, listBriefVisible } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  const { setting } = popup;
  return (
    <>
      {setting === 'language' && <LanguageChoice />}
      {setting === 'theme' && (
        <Choice
          title={t('themeText')}
          value={theme}
          options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
          onChange={(value) => {
            change({ theme: value });
            showTheme(value);
          }}
        />
      )}
      {setting === 'textSize' && (
        <Choice
          title={t('textSizeText')}
          value={textSize}
          options={textSizes.map((value) => ({ value, label: t(`textSizes.${value}`) }))}
          onChange={(value) => {
            change({ textSize: value });
            showTextSize(value);
          }}
        />
      )}
      {setting === 'layout' && (
        <Choice
          title={t('layoutText')}
          value={layout}
          options={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
          onChange={(value) => {
            change({ layout: value });
            showLayout(value);
          }}
        />
      )}
      {setting === 'list' && (
        <Choice
          title={t('listText')}
          value={listBriefVisible ? 'brief' : 'titles'}
          options={[
            { value: 'brief', label: t('lists.brief') },
            { value: 'titles', label: t('lists.titles') },
          ]}
          onChange={(value) => change({ listBriefVisible: value === 'brief' })}
        />
      )}
    </>
  );
}
