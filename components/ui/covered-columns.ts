// Which columns of the wide layout are covered by another one, as app/desk.css places them.
import { threeColumnsPx } from '@/lib/model/limits/page';

const openColumn = (name: string) =>
  document.querySelector(`[data-beside="${name}"][data-state="open"]`);

/** The covered columns: they are invisible, and the keyboard must not reach them. */
export function coveredColumns(): Element[] {
  const isTight = window.innerWidth < threeColumnsPx;
  const byArticle = isTight && openColumn('side') && openColumn('article');
  if (!byArticle && !openColumn('list')) return [];
  const covered = byArticle ? '[data-list], [data-beside="list"]' : '[data-list]';
  return [...document.querySelectorAll(covered)];
}
