// From untrusted HTML to the page's article and facts. Pure and synchronous: the thread of
// `page-thread.ts` runs it, where it can be terminated.
import { parseHTML } from 'linkedom';
import { itemParagraphs } from '@/lib/model/limits/service';
import { disarm } from '../ingest/clean-text';
import { articleLines } from './article-text';
import { linesOf, type Line } from './block-lines';
import { newsLines } from './news-lines';
import { pageFacts, type PageFacts } from './page-facts';
import { structuredData } from './structured-data';

export type PageReading = PageFacts & {
  /** Plain text; headings, list items and table rows are paragraphs of their own. */
  paragraphs: string[];
};

const programTags = 'script|style|svg|noscript|template|iframe';

/**
 * Removes scripts, styles and drawings: they are most of a page's bytes, but not part of its
 * article. An unclosed element is kept, and its end is not searched again from each opening tag, so
 * that the time stays linear.
 */
function withoutPrograms(html: string): string {
  const lastEnds = new Map<string, number>();
  for (const end of html.matchAll(new RegExp(`</(${programTags})\\s*>`, 'gi'))) {
    lastEnds.set((end[1] ?? '').toLowerCase(), end.index);
  }
  const opening = new RegExp(`<(${programTags})\\b`, 'gi');
  let kept = '';
  let from = 0;
  for (let begin = opening.exec(html); begin; begin = opening.exec(html)) {
    const tag = (begin[1] ?? '').toLowerCase();
    const inside = html.indexOf('>', opening.lastIndex) + 1;
    if (inside === 0) break;
    const isData = tag === 'script' && /ld\+json/i.test(html.slice(begin.index, inside));
    opening.lastIndex = inside;
    if (isData || (lastEnds.get(tag) ?? -1) < inside) continue;
    const closing = new RegExp(`</${tag}\\s*>`, 'gi');
    closing.lastIndex = inside;
    if (!closing.test(html)) continue;
    kept += html.slice(from, begin.index);
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept + html.slice(from);
}

/** After the last end of a comment, no other comment ends. */
function withoutComments(html: string): string {
  const last = html.includes('-->') ? html.lastIndexOf('-->') + 3 : 0;
  return html.slice(0, last).replace(/<!--[\s\S]*?-->/g, '') + html.slice(last);
}

/** The page without what is invisible to readers: this saves a third of the parser's time. */
const lighter = (html: string) => withoutComments(withoutPrograms(html));

/** The parser only builds what is there: without these a page has no body. */
function framed(html: string): string {
  if (/<body[\s>]/i.test(html) && /<html[\s>]/i.test(html)) return html;
  const [head, ...rest] = html.split(/<\/head\s*>/i);
  return rest.length > 0
    ? `<html><head>${head?.replace(/^[\s\S]*?<head[^>]*>/i, '') ?? ''}</head><body>${rest.join('')}</body></html>`
    : `<html><head></head><body>${html}</body></html>`;
}

/** JSON-LD bodies shorter than this are teasers. */
const bodyChars = 600;
/** The page is preferred to its JSON-LD unless it has less than this share of that text. */
const leastShare = 0.7;

const charsOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** The lines of a JSON-LD body, which is text or markup, with or without line breaks. */
function bodyLines(body: string, title: string): Line[] {
  const markup = /<\/?[a-z][^>]*>/i.test(body)
    ? body
    : body.replace(/</g, '&lt;').replace(/\s*\n\s*/g, '<br>');
  const { document } = parseHTML(`<!doctype html><html><body>${markup}</body></html>`);
  return newsLines(linesOf(document.body), title);
}

function isWhole(body: string): boolean {
  return body.length >= bodyChars && !/(?:…|\.\.\.|\[[^\]]{0,20}\])\s*(?:<[^>]*>\s*)*$/.test(body);
}

/**
 * Reads a page; `lang` is the known language of its article. No paragraphs: it has no article, or
 * its publisher reserves it from machines. Throws what a broken document makes the parser throw.
 */
export function readPage(html: string, address: string, lang?: string): PageReading {
  const { document } = parseHTML(framed(lighter(html)));
  const data = structuredData(document);
  const facts = pageFacts(document, data, address, lang);
  if (facts.reserved.text) return { ...facts, paragraphs: [] };
  const body = data.article?.articleBody ?? '';
  const stated = isWhole(body) ? bodyLines(body, facts.title) : [];
  // Markup, or one line for each paragraph: as good as the page itself, at a tenth of the cost.
  const shaped = stated.length >= 4 ? stated : undefined;
  const shown = shaped ?? articleLines(document, facts.title);
  const lines = charsOf(shown) < charsOf(stated) * leastShare ? stated : shown;
  return {
    ...facts,
    paragraphs: lines.slice(0, itemParagraphs).map(({ text }) => disarm(text)),
  };
}
