// What readers call themselves. Protects: others see it beside comments and in messages, so that it is
// one line with something to read in it.
import { isSeen, seenLine } from './seen-text';

/** The name as it is shown; undefined for one without a letter or a digit. */
export function accountName(typed: string): string | undefined {
  const shown = seenLine(typed);
  return isSeen(shown) && /[\p{L}\p{N}]/u.test(shown) ? shown : undefined;
}
