// Where a reader stopped, as shared between their devices. Protects: only another device's place is
// offered, and only while it is recent.
import * as z from 'zod';
import { dayMs } from '../time';
import { parseJson } from '../text/parse-json';

/** How many days a place is offered. */
export const placeDays = 14;

/** The place in a list: the first event on the screen. `at` in milliseconds. */
const listPlace = z.object({ id: z.string(), at: z.number(), device: z.string() });
export type ListPlace = z.infer<typeof listPlace>;

/** Parses a stored value; an invalid one counts as absent. */
export const readListPlace = (text: string): ListPlace | undefined =>
  listPlace.safeParse(parseJson(text)).data;

/** Whether to offer a place on this device. */
export const isElsewhere = ({ device, at }: ListPlace, own: string, now: number): boolean =>
  device !== own && now - at < placeDays * dayMs;
