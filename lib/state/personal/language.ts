// Changing the language of everything. "Changing the language turns bilingual off."
import { atom } from 'jotai';
import { storedLanguage, languageOfBrowser } from '@/lib/browser/storage/stored-language';
import { readCookieText, writeCookie } from '@/lib/browser/storage/cookies';
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
    // Never the same language twice: the previous one becomes the second language.
    ...(subLanguage === language && { subLanguage: before }),
  });
});

/**
 * Adopts the language that this browser has stored when the server could not know it, because the
 * cookie is gone. Returns whether the page has to be rendered again.
 */
export const restoreLanguageAtom = atom(null, (get, set): boolean => {
  // Read first: a stored value that is no language is repaired, cookie or not.
  const stored = storedLanguage(languageOfBrowser());
  if (readCookieText(cookie) !== undefined) return false;
  if (stored === undefined || stored === get(settingsAtom).language) return false;
  writeCookie(cookie, stored);
  // If cookies cannot be stored, the page could not follow, and one language is better than two.
  if (readCookieText(cookie) === undefined) return false;
  set(changeSettingsAtom, { language: stored });
  return true;
});
