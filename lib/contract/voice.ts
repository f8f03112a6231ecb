// Text to be read aloud, on the wire: parts of plain text, each with its language.
import * as z from 'zod';

/** What a part is in its event; `name` and `section` occur in daily reports. */
export const spokenKinds = ['title', 'brief', 'heading', 'sentence', 'section'] as const;

export const spokenPart = z.object({
  kind: z.enum(spokenKinds),
  /** Plain text without marks, addresses and source numbers. */
  text: z.string(),
  /** BCP 47. */
  lang: z.string(),
  /** The URL of its sound, on this site; absent if the device speaks. */
  audio: z.string().optional(),
});
export type SpokenPart = z.output<typeof spokenPart>;

/** An event as it is read aloud; `event_id` is absent for parts that belong to no event. */
export const playlist = z.object({
  event_id: z.string().optional(),
  title: z.string(),
  /** BCP 47 tag of the title's language. */
  lang: z.string(),
  speaker: z.string().optional(),
  parts: z.array(spokenPart),
});
export type Playlist = z.output<typeof playlist>;
