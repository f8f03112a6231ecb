// Which texts are phone numbers: "must be valid for the chosen country code (+63 Philippines, +86
// China)". A library has the rules of the numbering plans; only screens with a phone field, and the
// service, load this.
import parsePhoneNumber from 'libphonenumber-js/min';

export const phoneCodes = ['+63', '+86'] as const;
export type PhoneCode = (typeof phoneCodes)[number];
export type Phone = { code: PhoneCode; phone: string };

const countries = { '+63': 'PH', '+86': 'CN' } as const;

/**
 * The library's small metadata does not distinguish kinds of numbers and accepts any landline: a
 * code can only reach a mobile, whose length and first digit are fixed in both plans.
 */
const mobiles = { '+63': /^[89]\d{9}$/, '+86': /^1\d{10}$/ } as const;

/** No number of either plan is longer; further input is ignored. */
const longest = 15;

/** "Input is numeric." */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, longest);
}

/** The number in international format. */
function parsed({ code, phone }: Phone): string | undefined {
  const found = parsePhoneNumber(phone, countries[code]);
  if (found?.country !== countries[code] || !found.isValid()) return undefined;
  return mobiles[code].test(found.nationalNumber) ? found.nationalNumber : undefined;
}

/** Whether it consists of digits only and is a valid number of that country. */
export function isPhone(phone: Phone): boolean {
  return /^\d+$/.test(phone.phone) && parsed(phone) !== undefined;
}

/**
 * The wire format, "country code space number", such as `+63 9171234567`: one spelling for each
 * number, without the national trunk zero. Undefined when it is not a number.
 */
export function mobileOf(phone: Phone): string | undefined {
  const national = isPhone(phone) ? parsed(phone) : undefined;
  return national && `${phone.code} ${national}`;
}

/** Parses the wire format; undefined unless it is a valid number, in any spelling. */
export function readMobile(text: string): Phone | undefined {
  const [code, phone = ''] = text.split(' ');
  const known = phoneCodes.find((one) => one === code);
  const mobile = known && mobileOf({ code: known, phone });
  return mobile && known ? { code: known, phone: mobile.slice(known.length + 1) } : undefined;
}

/**
 * The field's value after typing, pasting or autofill: digits, and the country code if a whole
 * number (`+86 138…`) contains one.
 */
export function typedPhone(text: string, code: PhoneCode): Phone {
  const international = text.trim().replace(/^00/, '+');
  const brought = phoneCodes.find((one) => international.startsWith(one));
  if (!brought) return { code, phone: digitsOf(text) };
  return { code: brought, phone: digitsOf(international.slice(brought.length)) };
}
