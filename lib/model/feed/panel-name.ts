// Which panel an address names for the list column, and what it says of it: so much the list knows, which
// shows none and keeps them in its addresses. What they mean is read in `panels.ts`.

export const panelNames = ['search', 'topics', 'favorites', 'history', 'settings'] as const;
export type PanelName = (typeof panelNames)[number];

/** As addresses named a panel before; they may be kept somewhere. */
const formerNames: ReadonlyMap<string, PanelName> = new Map([['favourites', 'favorites']]);

/** The panel that a query names; undefined for the news. */
export function panelName(query: URLSearchParams): PanelName | undefined {
  const asked = query.get('panel') ?? '';
  return formerNames.get(asked) ?? panelNames.find((known) => known === asked);
}

/** All that an address may say of a panel. */
const parameters = ['panel', 'q', 'lang', 'source', 'days', 'topic'] as const;

/** What a query says of its panel, as it says it; nothing for the news. */
export function panelQuery(query: URLSearchParams): [string, string][] {
  if (!panelName(query)) return [];
  return parameters.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
}
