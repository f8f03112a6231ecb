// What readers want less of, and why an event stands where it does, on the wire.
import * as z from 'zod';
import { muteChars, muteKinds, muteProblem } from '@/lib/model/feed/mutes';

const label = z
  .string()
  .max(Math.max(...Object.values(muteChars)))
  .regex(/^(?!\s)[^\p{C}]+(?<!\s)$/u, 'is no name');

/** One word, source or subject. */
export const mute = z.object({ kind: z.enum(muteKinds), label });

/** The same as a reader may add it. */
export const newMute = mute.refine(
  (one) =>
    [...one.label].length <= muteChars[one.kind] &&
    (one.kind !== 'word' || muteProblem(one.label) === undefined),
  'is too short or too long',
);

export const reasonKinds = [
  'tab',
  'time',
  'sources',
  'paid',
  'language',
  'interest',
  'category',
  'subject',
] as const;

/**
 * A part of an event's place in a list. `ms`: by how much it counts as newer (below 0: older) for
 * it. `names`: the key of the tab, the language, the reader's interests, the keys of their tabs, or
 * what they want less of.
 */
export const reason = z.object({
  kind: z.enum(reasonKinds),
  ms: z.number().default(0),
  names: z.array(z.string()).default([]),
});
export type Reason = z.output<typeof reason>;

/** The parts, whose sum with `time` is the `score` that the list is ordered by. */
export const placement = z.object({
  /** Milliseconds since 1970: of the newest report; 0 where it is not dated. */
  time: z.number(),
  score: z.number(),
  /** Independent sources, as far as they count. */
  sources: z.number().default(1),
  reasons: z.array(reason).default([]),
  /** What the event is about, in the reader's language: what there can be less of. */
  subjects: z.array(z.string()).default([]),
});
export type Placement = z.output<typeof placement>;
