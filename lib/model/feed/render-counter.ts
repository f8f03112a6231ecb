// A number that only says "anew": who watches it renders again. It never grows without end.
import { renderModulus } from '../limits/page';

/** "The render counter cycles modulo 1000": after 999 comes 0. */
export function nextRender(counter: number): number {
  return (counter + 1) % renderModulus;
}
