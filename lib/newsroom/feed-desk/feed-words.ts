// Why a poll failed, in the operator's language. Protects: the poller stores a sentence for logs;
// an operator reads a translation if the sentence is one of ours, else the sentence itself.
import type { Language } from '@/lib/model/text/languages';
import { feedTrouble, sayTrouble } from '../themes/feed-trouble';

type Known = [RegExp, (found: RegExpExecArray) => string];

/** The sentences of `poll-feed.ts` and `fetch-error.ts`. */
const known: readonly Known[] = [
  [/^the server answered (\d{3})$/, ([, status = '']) => feedTrouble('status', status)],
  [/gone for good \(410\)$/, () => feedTrouble('gone')],
  [/^refused: port \d+ is not one of web pages$/, () => feedTrouble('port')],
  [/^refused: /, () => feedTrouble('refused')],
  [/^the feed is damaged$/, () => feedTrouble('damaged')],
  [/^(a web page, )?not a feed$|^the document is empty$/, () => feedTrouble('no-feed')],
  [/^the host cannot be reached$/, () => feedTrouble('unreachable')],
  [/^no (whole answer|connection) within /, () => feedTrouble('timeout')],
  [/^more than \d+ redirects$/, () => feedTrouble('redirects')],
  [/^the answer is larger than /, () => feedTrouble('too-large')],
  [/^the connection failed/, () => feedTrouble('failed')],
  [/^its articles could not be stored$/, () => feedTrouble('not-kept')],
];

/** '' without a failure. */
export function failureIn(why: string | undefined, language: Language): string {
  if (!why) return '';
  for (const [pattern, trouble] of known) {
    const found = pattern.exec(why);
    if (found) return sayTrouble(trouble(found), language);
  }
  return why;
}
