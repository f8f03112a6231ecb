// What the list column of the wide layout can show instead of the news, as encoded in the address:
// `panel=search&q=…`. Protects: a reload, a copied address and going back show the same column.
import { panelName } from './panel-name';
import { readSearch, writeSearch, type Search } from './search';

export type Panel =
  | { name: 'search'; search: Search }
  /** `topic`: the id of one topic. */
  | { name: 'topics'; topic?: string }
  | { name: 'favorites' | 'history' | 'settings' };

/** The panel that a query names; undefined for the news. */
export function readPanel(query: URLSearchParams): Panel | undefined {
  const name = panelName(query);
  if (name === 'search') return { name, search: readSearch(query) };
  if (name === 'topics') return { name, topic: query.get('topic') || undefined };
  return name && { name };
}

/** The parameters from which {@link readPanel} restores the panel; none for the news. */
export function writePanel(panel: Panel | undefined): [string, string][] {
  if (!panel) return [];
  const named: [string, string][] = [['panel', panel.name]];
  if (panel.name === 'search') {
    return [...named, ...new URLSearchParams(writeSearch(panel.search))];
  }
  if (panel.name === 'topics' && panel.topic) return [...named, ['topic', panel.topic]];
  return named;
}
