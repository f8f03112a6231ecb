// The desktop list column's panel in the address bar. A phone loads none of this: there the address
// keeps the panel's parameters unchanged (`panelQuery`).
import { readPanel, writePanel, type Panel } from '@/lib/model/feed/panels';
import { stepBack } from './back-entry';
import { marksHere, replaceMarked } from './history-marks';
import {
  detailHref,
  atList,
  withPanel,
  articleHere,
  show,
  anew,
  overOther,
  showsPanel,
} from './address';
import { listPath } from './news-paths';

/** The panel that the list column shows instead of the news. */
export function panelHere(): Panel | undefined {
  return readPanel(new URLSearchParams(window.location.search));
}

/** The list with `panel` in its column, at the tab that the address names. */
function listHref(panel: Panel | undefined): string {
  const tab = atList() ? new URLSearchParams(window.location.search).get('tab') : null;
  return withPanel(
    tab === null ? listPath : `${listPath}?tab=${encodeURIComponent(tab)}`,
    writePanel(panel),
  );
}

/** Shows a panel in the list column, or the news again; an article beside it stays. */
export function openPanel(panel: Panel | undefined): void {
  const article = articleHere();
  const alone = article === undefined ? undefined : detailHref(article);
  const href = alone === undefined ? listHref(panel) : withPanel(alone, writePanel(panel));
  const here = showsPanel();
  if (alone !== undefined && overOther() === 'article') {
    const kept: ['article', string] = ['article', alone];
    if (panel) anew(kept, ['panel', href]);
    else anew(kept);
  } else if (panel && !here) show('panel', href);
  else if (!panel && here && marksHere().shows === 'panel') stepBack();
  else replaceMarked(href);
}

/** Puts a search's query into the address of its panel. */
export function replacePanel(panel: Panel): void {
  const id = articleHere();
  const href = id === undefined ? listHref(panel) : withPanel(detailHref(id), writePanel(panel));
  window.history.replaceState(window.history.state, '', href);
}
