'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Choice } from '@/components/ui/choice';
import { settingRow, type ChosenSetting } from '@/lib/model/settings';
import { settingAtom } from '@/lib/state/page/settings';
import { chooseSettingAtom } from '@/lib/state/page/change-settings';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { LanguageChoice } from './language-choice';

/** The values of one setting. */
export default function SettingSheet({ popup }: PopupContentProps<'choose-setting'>) {
  return popup.setting === 'language' ? <LanguageChoice /> : <Values setting={popup.setting} />;
}

function Values({ setting }: { setting: Exclude<ChosenSetting, 'language'> }) {
  const t = useTranslations('personal.setting');
  const value = useAtomValue(settingAtom(setting));
  const choose = useSetAtom(chooseSettingAtom);
  return (
    <Choice
      title={t(`${setting}.text`)}
      value={String(value)}
      options={settingRow(setting).choices.map((one) => ({
        value: String(one),
        label: t(`${setting}.values.${one}`),
      }))}
      onChange={(text) => choose(setting, text)}
    />
  );
}
