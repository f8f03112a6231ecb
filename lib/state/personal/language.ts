// Changing the language of everything. "Changing the language turns bilingual off."
import { atom } from 'jotai';
import { storedLanguage, languageOfBrowser } from '@/lib/browser/stored-language';
import { readCookieText, writeCookie } from '@/lib/browser/cookies';
import { settingRows } from '@/lib/model/settings';
import type { Language } from '@/lib/model/text/languages';
import { settingsAtom } from '../page/settings';
import { changeSettingsAtom } from '../page/change-settings';

const { cookie } = settingRows.language;

export const changeLanguageAtom = atom(null, (get, set, language: Language) => {
  const { language: before, subLanguage } = get(settingsAtom);
  if (language === before) return;
  set(changeSettingsAtom, {
    language,
    bilingual: false,
    // Nobody reads one language twice: the one before stands beside the new one.
    ...(subLanguage === language && { subLanguage: before }),
  });
});

/**
 * Takes the language that this browser has stored where the server could not know it, because the
 * cookie is gone. Answers whether the page has to be rendered anew.
 */
export const restoreLanguageAtom = atom(null, (get, set): boolean => {
  // Read first: what stands there and is no language is repaired, cookie or not.
  const stored = storedLanguage(languageOfBrowser());
  if (readCookieText(cookie) !== undefined) return false;
  if (stored === undefined || stored === get(settingsAtom).language) return false;
  writeCookie(cookie, stored);
  // Where no cookie holds, the page could not follow, and one language is better than two.
  if (readCookieText(cookie) === undefined) return false;
  set(changeSettingsAtom, { language: stored });
  return true;
});
