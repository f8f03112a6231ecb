// Where no sentence of a story can stand by itself, its reports open in their own words, in quotation
// marks: a writer who says "we", or "the aircraft" of one that the headline names. Protects: a page
// does not say its title twice where the source says more.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { isHostile } from '../evidence/hostile-source';
import { bareSentence, gradeSentence } from '../evidence/quotable';
import { splitSentences } from '../language/sentences';
import { withoutCaption } from './candidates';
import { bareTitle } from './title';

/** Sentences of one report that are quoted so, at most. */
const quotedAtMost = 2;

const marks = /["“”„«»「」『』]/u;

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The sentences that a report opens with, each in quotation marks, as long as they can be quoted and
 * hold no quotation themselves; none where it opens with its headline or with nothing of the kind.
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
