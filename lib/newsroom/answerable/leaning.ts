// A sentence that leans on the one before it (‘He …’, ‘That …’) is read with it.
import { leans } from '../evidence/quotable';
import type { RankedPassage } from './rank';

/** The text of a passage, preceded by the sentence before it where it does not stand by itself. */
export const leaningText = ({
  text,
  before,
  lang,
}: Pick<RankedPassage, 'text' | 'before' | 'lang'>): string =>
  leans(text, lang) ? `${before} ${text}` : text;
