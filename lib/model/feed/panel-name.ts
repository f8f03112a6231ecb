// Which panel an address names for the list column, and its parameters: this is all that the list
// needs, which shows no panel and keeps them in its addresses. `panels.ts` interprets them.

export const panelNames = ['search', 'topics', 'favorites', 'history', 'settings'] as const;
export type PanelName = (typeof panelNames)[number];

/** Former names of panels in addresses; links with them may still exist. */
const formerNames: ReadonlyMap<string, PanelName> = new Map([['favourites', 'favorites']]);

/** The panel that a query names; undefined for the news. */
export function panelName(query: URLSearchParams): PanelName | undefined {
  const asked = query.get('panel') ?? '';
  return formerNames.get(asked) ?? panelNames.find((known) => known === asked);
}

/** All parameters that an address may have for a panel. */
const parameters = ['panel', 'q', 'lang', 'source', 'days', 'topic'] as const;

/** The panel's parameters in a query, unchanged; empty for the news. */
export function panelQuery(query: URLSearchParams): [string, string][] {
  if (!panelName(query)) return [];
  return parameters.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
}
