// What is read aloud, on the wire: parts of plain text, each with its language.
import * as z from 'zod';

/** What a part is of its event; `name` and `section` are those of a day. */
export const spokenKinds = ['title', 'brief', 'heading', 'sentence', 'section'] as const;

export const spokenPart = z.object({
  kind: z.enum(spokenKinds),
  /** Plain text without marks, addresses and the numbers of sources. */
  text: z.string(),
  /** BCP 47. */
  lang: z.string(),
  /** Where its sound is, on this site; absent where the device speaks. */
  audio: z.string().optional(),
});
export type SpokenPart = z.output<typeof spokenPart>;

/** An event as it is read aloud; `event_id` is absent for what belongs to none. */
export const playlist = z.object({
  event_id: z.string().optional(),
  title: z.string(),
  /** BCP 47, of the title. */
  lang: z.string(),
  speaker: z.string().optional(),
  parts: z.array(spokenPart),
});
export type Playlist = z.output<typeof playlist>;
