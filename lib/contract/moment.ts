// A moment: something that a service lists beside its events. "It has moment_info {id, title,
// brief[] with text, references[]} and sub_event.brief[]"; readers see it as a card like any other.
import * as z from 'zod';
import { localizedText, newsEvent, reference, type NewsEvent } from './entities';

/** A part of a brief: `text` is plain or by language; a plain one may have `lang` beside it. */
const briefPart = z.object({
  text: z.union([z.string(), localizedText]),
  lang: z.string().optional(),
});
const brief = z.array(briefPart).default([]);

const moment = z.object({
  moment_info: z.object({
    id: z.string(),
    title: localizedText.default([]),
    brief,
    references: z.array(reference).default([]),
    cover: z.array(z.string()).default([]),
    release_time: z.number().default(0),
  }),
  sub_event: z.object({ brief }).optional().catch(undefined),
});

/** The parts joined, in each language that any of them has. */
function joinParts(parts: z.output<typeof brief>): { lang: string; text: string }[] {
  const joined = new Map<string, string[]>();
  for (const { text, lang = 'source' } of parts) {
    for (const entry of typeof text === 'string' ? [{ lang, text }] : text) {
      joined.set(entry.lang, [...(joined.get(entry.lang) ?? []), entry.text]);
    }
  }
  return [...joined].map(([lang, texts]) => ({ lang, text: texts.join(' ') }));
}

/** An entry of an event list: an event, or a moment converted to one. */
export const listedEvent = z.union([
  moment.transform(({ moment_info: { brief: own, ...info }, sub_event }): NewsEvent => {
    const parts = own.length > 0 ? own : (sub_event?.brief ?? []);
    return newsEvent.parse({ ...info, brief: joinParts(parts), is_moment: true });
  }),
  newsEvent,
]);
