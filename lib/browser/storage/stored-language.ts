// The stored language setting: "an unknown value is stored as English", and "ZH on read failure".
// If nothing is stored, nobody has chosen, and the site's default applies.
import { readLanguage, type Language } from '@/lib/model/text/languages';
import { wishedLanguage } from '@/lib/model/text/accept-language';
import { storageKeys } from '@/lib/model/wire/storage-keys';
import { writeStored } from './storage';

/** Undefined if none was stored. An unknown value is repaired on the spot. */
export function storedLanguage(whenUnreadable: Language = 'zh'): Language | undefined {
  let text: string | null;
  try {
    text = window.localStorage.getItem(storageKeys.language);
  } catch {
    return whenUnreadable;
  }
  if (text === null) return undefined;
  const found = readLanguage(text);
  if (found && found !== 'source') return found;
  writeStored(storageKeys.language, 'en');
  return 'en';
}

/** The browser's preferred one among our languages. */
export function languageOfBrowser(): Language | undefined {
  return wishedLanguage(window.navigator.languages.join(','));
}
