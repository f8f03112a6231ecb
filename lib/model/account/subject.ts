// Parses an address or a number typed by an operator or a program. Protects: however it is spelled,
// it is compared in its canonical spelling.
import { emailOf } from './email';
import { mobileOf, phoneCodes } from './phone';

/**
 * Invisible characters that come along when an address is copied from a letter or a list of people.
 */
const unseenMarks = /\p{Cf}/gu;
/** Characters that people put between the digits of a number. */
const betweenFigures = /[\s().\-\u2010-\u2015]/g;

/** A number with its country code, as in letters and lists, in its canonical spelling. */
function mobileNamed(entry: string): string | undefined {
  const figures = entry.replace(betweenFigures, '').replace(/^00/, '+');
  const code = phoneCodes.find((one) => figures.startsWith(one));
  return code && mobileOf({ code, phone: figures.slice(code.length) });
}

/** An address or a number in the canonical spelling of identities; an id stays as it is. */
export function subjectNamed(entry: string): string {
  const seen = entry.replace(unseenMarks, '');
  if (seen.includes('@')) return emailOf(seen);
  return mobileNamed(seen) ?? seen.trim();
}
