// The headlines of an event's sources as passages. Protects: what only a title says can be quoted
// and cited like any sentence; half of all feeds say who did what nowhere else.
import { languageOfWords } from '../language/detect-language';
import { fold } from '../language/segment';
import { isInstruction } from '../model/instructions';
import type { Passage } from '../evidence/passages';
import type { StoredEvent } from '../types';

/** The position of headlines: before the first block of the article. */
export const headlineBlock = -1;

/**
 * Each headline once, with all sources that carry it; none for the sample edition, which cites web
 * pages.
 */
export function headlinePassages({ id, lang, writing, references }: StoredEvent): Passage[] {
  if (writing === 'sample') return [];
  const found = new Map<string, Passage>();
  for (const { title = '', order } of references) {
    const text = title.trim();
    if (text === '' || order === undefined) continue;
    const known = found.get(text);
    if (known) known.citations.push(order);
    else {
      found.set(text, {
        ...{ event_id: id, block: headlineBlock, place: found.size, text },
        ...{ lang: languageOfWords(text, lang), citations: [order], before: '', heading: '' },
        suspect: isInstruction(text),
      });
    }
  }
  return [...found.values()];
}

/**
 * Reduces a headline to letters and digits for comparison, as quotes and blanks differ by keyboard.
 */
const bare = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a question is the exact headline of an event or of one of its sources: a reader who
 * pastes one asks for that report. `text` may be the beginning of a long one.
 */
export function isHeadlineOf({ title, references }: StoredEvent, text: string): boolean {
  const asked = bare(text);
  return [...title.map((one) => one.text), ...references.map((one) => one.title ?? '')].some(
    (one) => bare(one.slice(0, text.length)) === asked || bare(one) === asked,
  );
}
