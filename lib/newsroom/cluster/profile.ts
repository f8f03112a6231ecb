// Everything derived from an article before it is compared: its language, kind, terms and
// fingerprint.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { thingsOf, type Things } from './things';
import { fold } from '../language/segment';
import type { Article } from '../types';
import { kindOf, type Kind } from './kind';
import { fingerprintOf, type Fingerprint } from './fingerprint';
import { bodyTerms, titleTerms, withoutRubric, type Terms } from './terms';

export type NewArticle = Omit<Article, 'event_id'>;

export type Profile = {
  lang: Language;
  kind: Kind;
  source: string;
  headline: string;
  title: Terms;
  /** Of the headline and the beginning of the text; empty when there is too little text. */
  body: Terms;
  fingerprint: Fingerprint;
  things: Things;
};

/** Longer than any headline. */
const titleChars = 400;
/** The rest of a longer text is ignored: a whole book may be in a feed. */
const fingerprintChars = 20_000;
/** With fewer distinct terms, a text is a teaser that repeats the headline. */
const fewestTerms = 10;

const noTerms: Terms = new Map();

/** A headline's letters and digits, folded, with one blank for everything between them. */
export const headlineOf = (title: string): string =>
  (fold(title).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

export function profileOf(article: NewArticle): Profile {
  const { lang, paragraphs } = article;
  const title = article.title.slice(0, titleChars);
  const text = paragraphs.join('\n').slice(0, fingerprintChars);
  const body = bodyTerms(`${title}\n${text.slice(0, lexicons[lang].newsChars)}`, lang);
  return {
    lang,
    kind: kindOf(title),
    source: article.source.trim().toLowerCase() || article.main_domain,
    headline: headlineOf(title),
    title: titleTerms(title, lang, article.source),
    body: text && body.size >= fewestTerms ? body : noTerms,
    fingerprint: fingerprintOf(text),
    things: thingsOf(withoutRubric(title, article.source), text, lang),
  };
}
