// The list session in which an event was shown: actions on it, in the list or in the article,
// report that session.
import type { Getter } from 'jotai';
import { feedAtom } from './feed';
import { openTabAtom, tabsAtom } from './tabs';

/** The session of an event, the open tab's first; '' when no list contains it. */
export function sessionOf(get: Getter, id: string): string {
  const tabs = [get(openTabAtom), ...get(tabsAtom).map(({ key }) => key)];
  for (const tab of tabs) {
    const session = get(feedAtom(tab)).sessions[id];
    if (session) return session;
  }
  return '';
}
