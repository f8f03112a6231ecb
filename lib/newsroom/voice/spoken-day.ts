// The report of a day for speech: the name of each section, then title and sentence of its entries.
// Protects: each list entry that a reader has matches its sound, even for a day that is not over,
// whose report is rewritten.
import type { Playlist, SpokenPart } from '@/lib/contract';
import { pickText, toTag, type Language } from '@/lib/model/text/languages';
import type { StoredDailyReport } from '../store/contract/day-store';
import { inBreaths, spokenLine } from './spoken-parts';

const dayPattern = /^day:(\d{4}-\d{2}-\d{2})$/;

/** The name of a day in sound addresses: no event has an id of that form. */
export const soundsOfDay = (day: string): string => `day:${day}`;

/** The day that such a name means. */
export const dayOfSounds = (name: string): string | undefined => dayPattern.exec(name)?.[1];

/**
 * One list for each entry, in the order of the report; a section's name precedes its first entry.
 */
export function spokenDay(
  { sections }: Pick<StoredDailyReport, 'sections'>,
  lang: Language,
): Playlist[] {
  return sections.flatMap((section) =>
    section.entries.map((entry, at): Playlist => {
      const said = (kind: SpokenPart['kind'], text: string, tag: string): SpokenPart[] =>
        inBreaths(spokenLine(text)).map((line) => ({ kind, text: line, lang: tag }));
      const heading = at === 0 ? said('section', pickText(section.name, lang), toTag(lang)) : [];
      const { sentence } = entry;
      return {
        event_id: entry.event_id,
        title: entry.title,
        lang: entry.lang,
        parts: [
          ...heading,
          ...said('title', entry.title, entry.lang),
          ...(sentence ? said('sentence', sentence.text, sentence.lang) : []),
        ],
      };
    }),
  );
}
