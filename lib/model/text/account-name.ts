// Readers' display names. Protects: others see them beside comments and in messages, so a name is
// one line with something legible in it.
import { isSeen, seenLine } from './seen-text';

/** The name as shown; undefined for one without a letter or a digit. */
export function accountName(typed: string): string | undefined {
  const shown = seenLine(typed);
  return isSeen(shown) && /[\p{L}\p{N}]/u.test(shown) ? shown : undefined;
}
