// A counter that triggers a re-render of its subscribers. It never grows without bound.
import { renderModulus } from '../limits/page';

/** "The render counter cycles modulo 1000": after 999 comes 0. */
export function nextRender(counter: number): number {
  return (counter + 1) % renderModulus;
}
