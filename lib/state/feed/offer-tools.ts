// What can be done with an event, offered from a card and from an article. What does it is loaded once
// something was chosen: the first screen does without.
import { atom } from 'jotai';
import { notifyAtom } from '../page/notices';
import { askAtom, type ActedEvent, type Tool } from '../page/popups';

/** Offers what can be done with an event, and does it; answers what was chosen. */
export const offerToolsAtom = atom(
  null,
  async (_get, set, event: ActedEvent, tools: readonly Tool[]): Promise<Tool | undefined> => {
    const tool = await set(askAtom)({ kind: 'tools', tools });
    if (tool === undefined) return undefined;
    const doing = await import('./feedback').catch(() => undefined);
    if (doing) await set(doing.doToolAtom, event, tool);
    else set(notifyAtom, { key: 'errors.partMissing', tone: 'bad' });
    return tool;
  },
);
