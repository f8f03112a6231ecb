// The lines under a headline in the list: quoted whole, without citation marks, since the card only
// has room for the logos of the sources; the article cites each of them.
import type { Language } from '@/lib/model/text/languages';
import { maxBriefSentences } from './budget';
import { lexicons } from '../language/lexicons';

/** Ends like a sentence. */
const whole = /[.!?。！？…]['"”’」』）)]*$/u;

/**
 * The first one to three sentences that fit on a card (the first is never cut, even where it is
 * longer); '' without any.
 */
export function chooseBrief(sentences: readonly string[], lang: Language): string {
  const { brief: limit, joint } = lexicons[lang];
  const brief = sentences.slice(0, 1);
  for (const sentence of sentences.slice(1)) {
    // Without a full stop between them, two sentences would run together.
    if (brief.length >= maxBriefSentences || !whole.test(brief.at(-1) ?? '')) break;
    if (!whole.test(sentence)) break;
    if ([...brief, sentence].join(joint).length > limit) break;
    brief.push(sentence);
  }
  return brief.join(joint);
}
