// Where a reader stopped, as their devices tell each other. Protects: only what another device said is
// offered, and only while it is recent.
import * as z from 'zod';
import { placeDays } from '../limits/places';
import { dayMs } from '../time';
import { parseJson } from '../text/parse-json';

/** Of a list: the first event on the screen. `at` in milliseconds. */
const listPlace = z.object({ id: z.string(), at: z.number(), device: z.string() });
export type ListPlace = z.infer<typeof listPlace>;

/** A kept value; what is none of ours counts as nothing. */
export const readListPlace = (text: string): ListPlace | undefined =>
  listPlace.safeParse(parseJson(text)).data;

/** Whether a place is to be offered on this device. */
export const isElsewhere = ({ device, at }: ListPlace, own: string, now: number): boolean =>
  device !== own && now - at < placeDays * dayMs;
