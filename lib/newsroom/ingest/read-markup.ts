// From untrusted markup to the text and pictures of an article. The results contain nothing that
// could be taken for markup again, even when a publisher escaped it once or twice too often.
import { itemMarkupChars } from '@/lib/model/limits/service';
import { disarm, shorten } from './clean-text';
import { withReadableFormulas } from './formulas';
import { withoutPostMarks } from './post-lines';
import { tokenize, type Reading } from './tokenize-markup';

export type MarkupText = {
  paragraphs: string[];
  /** Addresses as written, first seen first; tracking pixels are left out. */
  images: string[];
};

const boilerplate =
  /^(read (more|full|the (full|rest)).{0,60}|continue reading.{0,80}|click here.{0,60}|view (entire|full) .{0,40}|(the post )?.{0,200}(appeared first|first appeared) on .{0,80}|advertisement|comments?|share this.{0,40}|阅读(更多|全文|原文).{0,20}|閱讀(更多|全文|原文).{0,20}|查看(原文|全文).{0,20}|点击(查看|阅读).{0,20}|繼續閱讀.{0,20}|继续阅读.{0,20}|[^\p{L}\p{N}]*)$/iu;

/**
 * What the software of link sites and code hosts adds below an entry: addresses, counts of votes
 * and comments, the submitter.
 */
const bookkeeping =
  /^(((article|comments?|discussion|source) url:?\s*)?https?:\/\/\S+|#?\s*(points|score|(up)?votes|comments|replies|views)\s*:\s*\d[\d.,]*k?|(submitted by \/?u\/\S+\s*)?(\[(link|comments)\]\s*)+|full changelog:\s*\S+)$/i;

/** The ‘read more’ link after a teaser. */
const wayOn =
  /(?<=[.!?。！？…][”’"」』)]?)\s*(?:\[?(?:read (?:more|the (?:full|rest).{0,30})|continue reading(?: .{0,160}(?=→|»|>|…|\.{3}))?|full story)\]?|\[more\]|[（(]?(?:原文链接|网页链接|阅读(?:更多|全文|原文)|查看(?:原文|全文|详情)|點擊閱讀|閱讀(?:更多|全文|原文)|繼續閱讀|继续阅读)[）)]?)\s*[.…»>→]*$/iu;

/** Whether a paragraph is a finished sentence: a whole teaser may be a link. */
const finished = /[.!?。！？…][”’"」』)\]]*$/u;

function isNews(paragraph: string, isLink: boolean, alternatives: string[]): boolean {
  if (boilerplate.test(paragraph) || bookkeeping.test(paragraph)) return false;
  // Titles of other stories, as "related" lists and aggregators show them.
  if (isLink && !finished.test(paragraph)) return false;
  // Captions and credits repeat the picture's alternative text.
  return !alternatives.some((a) => a.length >= 10 && a.includes(paragraph));
}

/** Whether text holds something that looks like a tag. */
export const tagLike = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const entityLike = /&(?:[a-z]{2,8}\d{0,2}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Tokenizes, repeatedly while the text shows that it was escaped too often. */
function read(markup: string): Reading {
  let source = markup.slice(0, itemMarkupChars);
  if (!source.includes('<')) source = source.replace(/\r?\n[ \t\r]*\n\s*/g, '<p>');
  let reading = tokenize(source, true);
  if (reading.paragraphs.length === 0 && reading.sawTags) {
    // An unclosed aside must not swallow the article.
    reading = { ...tokenize(source, false), images: reading.images };
  }
  for (let round = 0; round < 3; round++) {
    const { paragraphs, images, sawTags, alternatives, links } = reading;
    const text = paragraphs.join('\n');
    const escapedMarkup = !sawTags && tagLike.test(text);
    if (!escapedMarkup && !entityLike.test(text)) break;
    const source = escapedMarkup ? paragraphs : paragraphs.map((p) => p.replace(/</g, '&lt;'));
    const next = tokenize(source.join('<p>'), true);
    reading = {
      paragraphs: next.paragraphs,
      // Decoding entities once more does not change which paragraph is which.
      links: next.paragraphs.length === paragraphs.length && !escapedMarkup ? links : next.links,
      images: [...images, ...next.images],
      sawTags: sawTags || escapedMarkup,
      alternatives: [...alternatives, ...next.alternatives],
    };
  }
  return reading;
}

/** The paragraphs and pictures of an article. Never throws. */
export function readMarkup(markup: string): MarkupText {
  const { paragraphs, images, alternatives, links } = read(markup);
  return {
    images,
    paragraphs: withoutPostMarks(
      paragraphs.filter((paragraph, at) => isNews(paragraph, links[at] === true, alternatives)),
    ).map((paragraph) => disarm(paragraph.replace(/\s*\[(…|\.\.\.)\]$/u, '…').replace(wayOn, ''))),
  };
}

/** Plain text: line breaks separate paragraphs, `<` is an ordinary character. */
export function readPlainText(text: string): MarkupText {
  const escaped = text
    .slice(0, itemMarkupChars)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\r?\n/g, '<br>');
  const { paragraphs } = tokenize(escaped, false);
  return { paragraphs: withoutPostMarks(paragraphs).map(disarm), images: [] };
}

/** A title or name: markup as text, on one line of at most `maxChars`. */
export function readTitle(markup: string, maxChars: number): string {
  const { paragraphs } = read(markup.slice(0, 8 * maxChars));
  return shorten(disarm(withReadableFormulas(paragraphs.join(' '))), maxChars);
}
