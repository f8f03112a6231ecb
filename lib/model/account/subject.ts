// What somebody means who writes an address or a number. Protects: however it is spelled, it is compared
// in the one spelling under which it is kept.
import { emailOf } from './email';
import { mobileOf, phoneCodes } from './phone';

/** What comes along unseen where an address is copied from a letter or a list of people. */
const unseenMarks = /\p{Cf}/gu;
/** What people set between the figures of a number. */
const betweenFigures = /[\s().\-\u2010-\u2015]/g;

/** A number with its country code, as it is written in letters and in lists, in its one spelling. */
function mobileNamed(entry: string): string | undefined {
  const figures = entry.replace(betweenFigures, '').replace(/^00/, '+');
  const code = phoneCodes.find((one) => figures.startsWith(one));
  return code && mobileOf({ code, phone: figures.slice(code.length) });
}

/** An address or a number as identities are kept, in its one spelling; an id stays as it is. */
export function subjectNamed(entry: string): string {
  const seen = entry.replace(unseenMarks, '');
  if (seen.includes('@')) return emailOf(seen);
  return mobileNamed(seen) ?? seen.trim();
}
