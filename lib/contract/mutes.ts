// What readers want less of, and why an event has its place in a list, on the wire.
import * as z from 'zod';
import { muteChars, muteKinds, muteProblem } from '@/lib/model/feed/mutes';

const label = z
  .string()
  .max(Math.max(...Object.values(muteChars)))
  .regex(/^(?!\s)[^\p{C}]+(?<!\s)$/u, 'is no name');

/** One word, source or subject. */
export const mute = z.object({ kind: z.enum(muteKinds), label });

/** The same as input from a reader. */
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
 * A part of an event's score in a list. `ms`: how much newer (negative: older) it makes the event
 * count. `names`: the key of the tab, the language, the reader's interests, the keys of their tabs,
 * or what they want less of.
 */
export const reason = z.object({
  kind: z.enum(reasonKinds),
  ms: z.number().default(0),
  names: z.array(z.string()).default([]),
});
export type Reason = z.output<typeof reason>;

/** The parts; their sum with `time` is the `score` that orders the list. */
export const placement = z.object({
  /** Milliseconds since 1970: of the newest report; 0 if it has no date. */
  time: z.number(),
  score: z.number(),
  /** Independent sources, up to the number that counts. */
  sources: z.number().default(1),
  reasons: z.array(reason).default([]),
  /** The subjects of the event, in the reader's language: what they can ask for less of. */
  subjects: z.array(z.string()).default([]),
});
export type Placement = z.output<typeof placement>;
