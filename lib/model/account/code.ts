// The allowed input of a code field: "letters and digits only, other characters stripped, cut to
// configured length (default 4)".
import { captchaLength, emailCodeLength, phoneCodeLength } from '../limits/account';

/** Full-width characters of a Chinese or Japanese keyboard are converted to their normal forms. */
export function cleanCode(text: string, length = captchaLength): string {
  return text
    .normalize('NFKC')
    .replace(/[^a-z\d]/gi, '')
    .slice(0, length);
}

/** "4 digits for phone and 6 for email." */
export function codeLengthOf(method: 'phone' | 'email'): number {
  return method === 'phone' ? phoneCodeLength : emailCodeLength;
}
