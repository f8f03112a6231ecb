// Blanks that markup leaves around a bold word in a line of Chinese. Protects: no word stands apart in a
// sentence for no reason that a reader can see.
import { han } from '@/lib/model/text/scripts';

/** Inline markup that lets a word stand out. */
const emphasis = new Set(['b', 'strong', 'em', 'i', 'u', 'mark', 'font', 'span']);
/** Stands in a text where such markup begins or ends; no clean text holds it. */
const edge = '\u0001';
/** A blank between two such words parts them: names of two authors. */
const blankAtEdge = new RegExp(`(?<=${han}) *${edge}+ *(?=${han})`, 'gu');

/** Marks edges while a block is read. What opens a line is a label and keeps the blank behind it. */
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

/** The text without the marks, and without blanks beside them between two Chinese characters. */
export const withoutEdges = (text: string): string =>
  text.replace(blankAtEdge, '').replaceAll(edge, '');
