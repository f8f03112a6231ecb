// Lines that pages print about themselves: where to subscribe, what else to read, picture credits,
// bylines and dates. The phrases of each language are in its tables; a line may be in any of them.
import { lexicons } from '../language/lexicons';

const all = Object.values(lexicons).map(({ notices }) => notices);

const whole = all.map(({ lines }) => new RegExp(`^(?:${lines.join('|')})$`, 'iu'));
/** Longer lines say more than that. */
const longest = 240;

const month = `\\b(?:${all.flatMap(({ months }) => months).join('|')})\\b`;
const time = [
  '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}',
  `${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}`,
  `\\d{1,2}(?:st|nd|rd|th)?\\.? ${month}\\.?,? \\d{4}`,
  '\\d{1,2}[:.h]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\b\\.?)?(?: ?\\(?\\b[a-z]{2,4}\\b\\)?)?',
  ...all.flatMap(({ times }) => times),
].join('|');
const someTime = new RegExp(time, 'iu');
/** What may accompany it: "Published: 10:48, Tue, Nov 19, 2019 | Updated: …". */
const besideTime = new RegExp(
  [time, month, ...all.flatMap(({ besideTimes }) => besideTimes), '\\d+'].join('|'),
  'giu',
);
const longestTime = 100;

/** Whether a line is about the page or says nothing, whatever is around it. */
export function isNotice(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return true;
  if (text.length <= longest && whole.some((rule) => rule.test(text))) return true;
  return (
    text.length <= longestTime &&
    someTime.test(text) &&
    !/[\p{L}\p{N}]/u.test(text.replace(besideTime, ''))
  );
}
