// The kind of page of an article. A round-up reports many happenings and a live page collects
// whatever is new: neither may connect stories.

import { lexicons } from '../language/lexicons';

export type Kind = 'story' | 'live' | 'roundup';

const pages = Object.values(lexicons).map(({ pages: of }) => of);
const roundups = pages.flatMap((of) => of.roundups);
const live = pages.flatMap((of) => of.live);

const holds = (patterns: readonly RegExp[], title: string) =>
  patterns.some((pattern) => pattern.test(title));

/** Judged by the headline alone: publishers give these pages similar headlines every day. */
export function kindOf(title: string): Kind {
  if (holds(roundups, title)) return 'roundup';
  return holds(live, title) ? 'live' : 'story';
}
