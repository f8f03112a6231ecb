// The lines under a headline in the list: quoted whole, without marks, since the card has no room
// for sources beyond their logos; the article cites every one of them.
import type { Language } from '@/lib/model/languages';
import { maxBriefSentences } from './budget';
import { lexicons } from './lexicon/lexicons';

/** One to three of the sentences, in their order, within the length of a card; '' without any. */
export function chooseBrief(sentences: readonly string[], lang: Language): string {
  const limit = lexicons[lang].brief;
  const joint = lang === 'zh' ? '' : ' ';
  const opening = sentences.find(({ length }) => length <= limit) ?? sentences[0];
  if (opening === undefined) return '';
  const brief = [opening];
  for (const sentence of sentences.slice(sentences.indexOf(opening) + 1)) {
    if (brief.length >= maxBriefSentences) break;
    if ([...brief, sentence].join(joint).length > limit) break;
    brief.push(sentence);
  }
  return brief.join(joint);
}
