'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Choice } from '@/components/ui/choice';
import { Menu, MenuRow } from '@/components/ui/menu';
import { showTextSize, showTheme } from '@/lib/browser/theme';
import { languages, toTag, type Language } from '@/lib/model/languages';
import { changeSettingsAtom, settingsAtom, textSizes, themes } from '@/lib/state/settings';
import { openFavouritesAtom } from '@/lib/state/sign-in';

/** Each language in its own words. */
const languageNames: Record<Language, string> = { en: 'English', zh: '中文', ph: 'Filipino' };

/** Language, appearance and the form of the list. */
export function SettingsMenu() {
  const t = useTranslations('shell');
  const router = useRouter();
  const { language, theme, textSize, listBriefVisible } = useAtomValue(settingsAtom);
  const openFavourites = useSetAtom(openFavouritesAtom);
  const change = useSetAtom(changeSettingsAtom);
  return (
    <Menu icon="settings" label={t('settings')}>
      <MenuRow icon="bookmark" onPress={openFavourites}>
        {t('favourites')}
      </MenuRow>
      <Choice
        title={t('language')}
        value={language}
        options={languages.map((value) => ({
          value,
          label: languageNames[value],
          lang: toTag(value),
        }))}
        onChange={(value) => {
          change({ language: value });
          // The words of the interface come from the server; the list keeps its place.
          router.refresh();
        }}
      />
      <Choice
        title={t('theme')}
        value={theme}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        onChange={(value) => {
          change({ theme: value });
          showTheme(value);
        }}
      />
      <Choice
        title={t('textSize')}
        value={textSize}
        options={textSizes.map((value) => ({ value, label: t(`textSizes.${value}`) }))}
        onChange={(value) => {
          change({ textSize: value });
          showTextSize(value);
        }}
      />
      <Choice
        title={t('list')}
        value={listBriefVisible ? 'brief' : 'titles'}
        options={[
          { value: 'brief', label: t('lists.brief') },
          { value: 'titles', label: t('lists.titles') },
        ]}
        onChange={(value) => change({ listBriefVisible: value === 'brief' })}
      />
    </Menu>
  );
}
