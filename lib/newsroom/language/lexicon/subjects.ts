// Words that indicate the subject of a headline or first sentence when no section does. Protects:
// each word belongs to one subject; words shared by two ("match", "deal", "star") are in neither
// list.
import type { TabKey } from '@/lib/model/feed/further-tabs';

export type Subjects = Readonly<Partial<Record<TabKey, RegExp>>>;

/** A pattern for whole words; `*` at the end of one matches any ending. */
export function wholeWords(list: string): RegExp {
  const parts = list
    .trim()
    .split(/\s*,\s*|\s*\n\s*/)
    .filter(Boolean)
    .map((word) => word.replace(/\*$/, '[\\p{L}]*').replace(/ /g, '[ -]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The same for a language without spaces. */
export const characters = (list: string) => new RegExp(list.trim().split(/\s+/).join('|'), 'gu');
