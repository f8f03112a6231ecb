// Offers the actions on an event, from a card and from an article. The code of an action is loaded
// once it was chosen, to keep it out of the first screen.
import { atom } from 'jotai';
import { notifyAtom } from '../page/notices';
import { askAtom, type ActedEvent, type Tool } from '../page/popups';

/** Offers the actions on an event, and performs the chosen one, which it returns. */
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
