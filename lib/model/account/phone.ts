// Which text is a phone number: "must be valid for the chosen country code (+63 Philippines, +86
// China)". The rules of the numbering plans come from a library; only what shows a phone field, and
// the service, load this.
import parsePhoneNumber from 'libphonenumber-js/min';

export const phoneCodes = ['+63', '+86'] as const;
export type PhoneCode = (typeof phoneCodes)[number];
export type Phone = { code: PhoneCode; phone: string };

const countries = { '+63': 'PH', '+86': 'CN' } as const;

/**
 * The small metadata knows no kinds of numbers and takes a landline with any tail: a code reaches
 * only a mobile, whose length and first digit both plans fix.
 */
const mobiles = { '+63': /^[89]\d{9}$/, '+86': /^1\d{10}$/ } as const;

/** No number of either plan is longer; what is typed beyond it is not taken. */
const longest = 15;

/** "Input is numeric." */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, longest);
}

/** The number as it is dialled from abroad. */
function parsed({ code, phone }: Phone): string | undefined {
  const found = parsePhoneNumber(phone, countries[code]);
  if (found?.country !== countries[code] || !found.isValid()) return undefined;
  return mobiles[code].test(found.nationalNumber) ? found.nationalNumber : undefined;
}

/** Whether these are figures alone, and a number of that country. */
export function isPhone(phone: Phone): boolean {
  return /^\d+$/.test(phone.phone) && parsed(phone) !== undefined;
}

/**
 * The wire form, "country code space number", such as `+63 9171234567`: one spelling for one number,
 * without the zero that is dialled inside the country. Undefined when it is no number.
 */
export function mobileOf(phone: Phone): string | undefined {
  const national = isPhone(phone) ? parsed(phone) : undefined;
  return national && `${phone.code} ${national}`;
}

/** Reads the wire form; undefined unless it is valid, in whatever spelling. */
export function readMobile(text: string): Phone | undefined {
  const [code, phone = ''] = text.split(' ');
  const known = phoneCodes.find((one) => one === code);
  const mobile = known && mobileOf({ code: known, phone });
  return mobile && known ? { code: known, phone: mobile.slice(known.length + 1) } : undefined;
}

/**
 * What stands in the field after typing, pasting or filling in: digits, and the code that a whole
 * number (`+86 138…`) brings along.
 */
export function typedPhone(text: string, code: PhoneCode): Phone {
  const international = text.trim().replace(/^00/, '+');
  const brought = phoneCodes.find((one) => international.startsWith(one));
  if (!brought) return { code, phone: digitsOf(text) };
  return { code: brought, phone: digitsOf(international.slice(brought.length)) };
}
