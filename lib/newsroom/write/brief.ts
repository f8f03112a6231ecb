// The lines under a headline in the list: quoted whole, without marks, since the card has no room
// for sources beyond their logos; the article cites every one of them.
import type { Language } from '@/lib/model/text/languages';
import { maxBriefSentences } from './budget';
import { lexicons } from '../language/lexicons';

/** Ends like a sentence. */
const whole = /[.!?。！？…]['"”’」』）)]*$/u;

/**
 * One to three of the sentences from the first on, within the length of a card (the first is never
 * cut, even where it is longer); '' without any.
 */
export function chooseBrief(sentences: readonly string[], lang: Language): string {
  const { brief: limit, joint } = lexicons[lang];
  const brief = sentences.slice(0, 1);
  for (const sentence of sentences.slice(1)) {
    // Without a stop between them two sentences run into one.
    if (brief.length >= maxBriefSentences || !whole.test(brief.at(-1) ?? '')) break;
    if (!whole.test(sentence)) break;
    if ([...brief, sentence].join(joint).length > limit) break;
    brief.push(sentence);
  }
  return brief.join(joint);
}
