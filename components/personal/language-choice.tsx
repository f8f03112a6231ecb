'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Choice } from '@/components/ui/choice';
import { Switch } from '@/components/ui/switch';
import { languages, toTag } from '@/lib/model/text/languages';
import { changeLanguageAtom } from '@/lib/state/personal/language';
import { settingsAtom } from '@/lib/state/page/settings';
import { changeSettingsAtom } from '@/lib/state/page/change-settings';
import { languageNames } from '@/components/shell/language-names';

/** The language of everything, and an optional second one for articles. */
export function LanguageChoice() {
  const t = useTranslations('personal.setting');
  const router = useRouter();
  const { language, subLanguage, bilingual } = useAtomValue(settingsAtom);
  const change = useSetAtom(changeSettingsAtom);
  const changeLanguage = useSetAtom(changeLanguageAtom);
  const others = languages.filter((value) => value !== language);
  const named = (value: (typeof languages)[number]) => ({
    value,
    label: languageNames[value],
    lang: toTag(value),
  });
  return (
    <>
      <Choice
        title={t('language.text')}
        value={language}
        options={languages.map(named)}
        onChange={(value) => {
          changeLanguage(value);
          // The interface's texts come from the server; the list keeps its position.
          router.refresh();
        }}
      />
      <div className="mt-2 border-t border-hairline px-3 pt-2">
        <Switch
          label={t('bilingual.label')}
          text={t('bilingual.text')}
          checked={bilingual}
          onChange={(on) =>
            change({
              bilingual: on,
              ...(subLanguage === language && { subLanguage: others[0] }),
            })
          }
        />
      </div>
      {bilingual && (
        <Choice
          title={t('subLanguage.label')}
          value={subLanguage}
          options={others.map(named)}
          onChange={(value) => change({ subLanguage: value })}
        />
      )}
    </>
  );
}
