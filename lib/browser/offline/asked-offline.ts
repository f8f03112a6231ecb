// What was requested while offline, when the list's page was served instead: the offline worker
// puts the address into the fragment.

const asked = () => {
  const { hash, origin } = window.location;
  return hash.startsWith('#/m/') ? new URL(hash.slice(1), origin) : undefined;
};

/** The id of an article, or a tab; the fragment is removed from the address. */
export function takeAskedOffline(): { id?: string; tab?: string } {
  const url = asked();
  if (!url) return {};
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const query = (name: string) => url.searchParams.get(name) ?? undefined;
  return url.pathname.endsWith('/detail') ? { id: query('id') } : { tab: query('tab') };
}
