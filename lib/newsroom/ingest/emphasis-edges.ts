// Removes the spaces that markup leaves around a bold word in a line of Chinese. Protects: no word
// is set apart without a reason that a reader can see.
import { han } from '@/lib/model/text/scripts';

/** Inline markup for emphasis. */
const emphasis = new Set(['b', 'strong', 'em', 'i', 'u', 'mark', 'font', 'span']);
/** Marks where such markup begins or ends; clean text never contains it. */
const edge = '\u0001';
/** A space between two such words separates them, as the names of two authors. */
const blankAtEdge = new RegExp(`(?<=${han}) *${edge}+ *(?=${han})`, 'gu');

/**
 * Marks edges while a block is read. Emphasis at the beginning of a line is a label and keeps the
 * space after it.
 */
export class EmphasisEdges {
  private readonly open: boolean[] = [];

  /** @param begun whether the line has text before the tag */
  starts(name: string, begun: boolean): string {
    if (!emphasis.has(name)) return '';
    this.open.push(begun);
    return begun ? edge : '';
  }

  ends(name: string): string {
    return emphasis.has(name) && this.open.pop() ? edge : '';
  }
}

/** The text without the marks, and without spaces beside them between two Chinese characters. */
export const withoutEdges = (text: string): string =>
  text.replace(blankAtEdge, '').replaceAll(edge, '');
