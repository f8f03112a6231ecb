// Words that tell the subject of a headline or first sentence where no section says it. Protects:
// words of one subject only; what two subjects share ("match", "deal", "star") is in neither list.
import type { TabKey } from '@/lib/model/feed/further-tabs';

export type Subjects = Readonly<Partial<Record<TabKey, RegExp>>>;

/** A pattern over whole words; `*` at the end of one stands for any ending. */
export function wholeWords(list: string): RegExp {
  const parts = list
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .filter(Boolean)
    .map((word) => word.replace(/\*$/, '[\\p{L}]*').replace(/ /g, '[ -]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The same for a language that sets no blanks. */
export const characters = (list: string) => new RegExp(list.trim().split(/\s+/).join('|'), 'gu');
