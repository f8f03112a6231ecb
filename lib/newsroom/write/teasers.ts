// Where no sentence of a story is self-contained, its reports are opened in their own words, in
// quotation marks: a writer who says "we", or "the aircraft" for one that the headline names.
// Protects: a page does not repeat its title where the source says more.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { isHostile } from '../evidence/hostile-source';
import { bareSentence, gradeSentence } from '../evidence/quotable';
import { splitSentences } from '../language/sentences';
import { withoutCaption } from './candidates';
import { bareTitle } from './title';

/** Most sentences of one report that are quoted like this. */
const quotedAtMost = 2;

const marks = /["“”„«»「」『』]/u;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The opening sentences of a report, each in quotation marks, as long as they can be quoted and
 * contain no quotation themselves; none where it opens with its headline or with nothing quotable.
 */
export function teaserOf(article: Article, lang: Language): string[] {
  if (article.lang !== lang || article.url === '' || isHostile(article)) return [];
  const [first = ''] = withoutCaption(article.paragraphs, lang);
  const title = letters(bareTitle(article));
  const said: string[] = [];
  for (const sentence of splitSentences(first, lang).slice(0, quotedAtMost)) {
    const text = bareSentence(sentence, lang);
    if (marks.test(text) || gradeSentence(text, lang, 1, true) !== 'good') break;
    if (letters(text) === title) break;
    said.push(`“${text}”`);
  }
  return said;
}
