// What the list column of the wide layout can show instead of the news, as the address spells it:
// `panel=search&q=…`. Protects: a reload, a copied address and the way back show the same column.
import { readSearch, writeSearch, type Search } from './search';

export const panelNames = ['search', 'topics', 'favorites', 'history', 'settings'] as const;
export type PanelName = (typeof panelNames)[number];

export type Panel =
  | { name: 'search'; search: Search }
  /** `topic`: one of them, by its id. */
  | { name: 'topics'; topic?: string }
  | { name: 'favorites' | 'history' | 'settings' };

/** As addresses named a panel before; they may be kept somewhere. */
const formerNames: ReadonlyMap<string, PanelName> = new Map([['favourites', 'favorites']]);

/** The panel that a query names; undefined for the news. */
export function readPanel(query: URLSearchParams): Panel | undefined {
  const asked = query.get('panel') ?? '';
  const name = formerNames.get(asked) ?? panelNames.find((known) => known === asked);
  if (name === 'search') return { name, search: readSearch(query) };
  if (name === 'topics') return { name, topic: query.get('topic') || undefined };
  return name && { name };
}

/** The parameters that {@link readPanel} reads again; none for the news. */
export function writePanel(panel: Panel | undefined): [string, string][] {
  if (!panel) return [];
  const named: [string, string][] = [['panel', panel.name]];
  if (panel.name === 'search') {
    return [...named, ...new URLSearchParams(writeSearch(panel.search))];
  }
  if (panel.name === 'topics' && panel.topic) return [...named, ['topic', panel.topic]];
  return named;
}
