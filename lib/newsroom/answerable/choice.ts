// What was chosen as the answer to a question, and how surely it is one.
import type { RankedEvent, RankedPassage } from './rank';

/** Of one event, to be shown in the order of its article. */
export type Chosen = { event: RankedEvent['event']; passages: RankedPassage[] };

/** `closest` is near and does not answer outright. */
export type Choice = { outcome: 'quoted' | 'closest' | 'none'; chosen: Chosen[] };

export const noChoice: Choice = { outcome: 'none', chosen: [] };

export const inOrder = (a: RankedPassage, b: RankedPassage) =>
  a.block - b.block || a.place - b.place;
