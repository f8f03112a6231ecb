// HTML of strangers → paragraphs of plain text and image addresses. Only the tokenizer of the HTML
// standard is used, never a tree: time and memory stay in proportion to the input, however deep or
// broken the markup is, and script, style and the like end where a browser would end them.
import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { itemMarkupChars, itemParagraphChars, itemParagraphs } from '@/lib/model/limits';
import { cleanText, disarm, shorten } from './clean-text';

export type MarkupText = {
  paragraphs: string[];
  /** Addresses as written, first seen first; tracking pixels are left out. */
  images: string[];
};

const words = (list: string) => new Set(list.split(' '));
const blocks = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html legend li main menu ol p pre section summary table tbody tfoot thead tr ul',
);
/** Their content is raw text to a browser, and never news. */
const rawText = words('script style title textarea iframe noembed noframes xmp');
/** Their content is for other eyes: drawings, controls, captions of pictures we show elsewhere. */
const asides = words(
  'svg math object applet video audio canvas select button nav form figcaption template map',
);

const trackers =
  /\/~r\/|\/~ff\/|feedsportal|doubleclick|\/b\.gif|pixel\.|\/pixel|\/track(er|ing)?[/?.]|beacon/i;

function attribute(token: Token.TagToken, name: string): string {
  return token.attrs.find((a) => a.name === name)?.value.trim() ?? '';
}

function imageOf(token: Token.TagToken): string | undefined {
  const size = (name: string) => Number.parseInt(attribute(token, name) || '999', 10);
  if (size('width') <= 2 || size('height') <= 2) return undefined;
  const written = ['data-src', 'data-lazy-src', 'data-original', 'src'].map((name) =>
    attribute(token, name),
  );
  return written.find((src) => src && !/^data:/i.test(src) && !trackers.test(src));
}

/** Splits at `\n` (a `<br>`): two in a row, after a finished sentence, or before an indentation. */
function splitAtBreaks(text: string): string[] {
  return text.split(/\n[ \n]*\n|(?<=[.!?。！？…”’」』:：]\s*)\n|\n(?=[\u3000\u00a0]{1,})/u);
}

type Reading = MarkupText & { sawTags: boolean; alternatives: string[] };

function tokenize(markup: string, skipAsides: boolean): Reading {
  const reading: Reading = { paragraphs: [], images: [], sawTags: false, alternatives: [] };
  let text = '';
  let inside: { name: string; depth: number } | undefined;

  function endBlock() {
    for (const part of splitAtBreaks(text)) {
      const paragraph = shorten(cleanText(part), itemParagraphChars);
      if (paragraph && reading.paragraphs.length < itemParagraphs) {
        reading.paragraphs.push(paragraph);
      }
    }
    text = '';
  }
  const add = ({ chars }: Token.CharacterToken) => {
    // Line ends of the source are spaces; \n is kept for <br>. Indenting spaces stay until the split.
    if (!inside) text += chars.replace(/[\t\n\f\r]+/g, ' ');
  };

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: () => undefined,
      onComment: () => undefined,
      onDoctype: () => undefined,
      onEof: endBlock,
      onStartTag(token) {
        const name = token.tagName;
        reading.sawTags = true;
        if (name === 'img' || name === 'amp-img') {
          const image = imageOf(token);
          if (image) reading.images.push(image);
          const alternative = cleanText(attribute(token, 'alt'));
          if (alternative) reading.alternatives.push(alternative);
        }
        if (rawText.has(name)) tokenizer.state = TokenizerMode.RAWTEXT;
        else if (name === 'plaintext') tokenizer.state = TokenizerMode.PLAINTEXT;
        if (inside) {
          if (name === inside.name && !token.selfClosing) inside.depth++;
          return;
        }
        if (name === 'br') text += '\n';
        else if (blocks.has(name)) endBlock();
        else if (name === 'td' || name === 'th') text += ' ';
        const aside = rawText.has(name) || name === 'plaintext' || (skipAsides && asides.has(name));
        if (aside && !token.selfClosing) inside = { name, depth: 1 };
        if (aside && rawText.has(name)) inside = { name, depth: 1 };
      },
      onEndTag({ tagName }) {
        if (inside) {
          if (tagName === inside.name) inside.depth--;
          if (inside.depth === 0 || (inside.name === 'figcaption' && tagName === 'figure')) {
            inside = undefined;
          }
          return;
        }
        if (blocks.has(tagName)) endBlock();
      },
    },
  );
  tokenizer.write(markup, true);
  return reading;
}

const boilerplate =
  /^(read (more|full|the (full|rest)).{0,60}|continue reading.{0,80}|click here.{0,60}|view (entire|full) .{0,40}|(the post )?.{0,200}(appeared first|first appeared) on .{0,80}|advertisement|comments?|share this.{0,40}|阅读(更多|全文|原文).{0,20}|閱讀(更多|全文|原文).{0,20}|查看(原文|全文).{0,20}|点击(查看|阅读).{0,20}|繼續閱讀.{0,20}|继续阅读.{0,20}|[^\p{L}\p{N}]*)$/iu;

function isNews(paragraph: string, alternatives: string[]): boolean {
  if (boilerplate.test(paragraph)) return false;
  // Captions and credits repeat the picture's alternative text.
  return !alternatives.some((a) => a.length >= 10 && a.includes(paragraph));
}

/** Whether text holds something that looks like a tag. */
export const tagLike = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const entityLike = /&(?:[a-z]{2,8}\d{0,2}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** Tokenizes, and again while the text shows that it was escaped once or twice too often. */
function read(markup: string): Reading {
  let source = markup.slice(0, itemMarkupChars);
  if (!source.includes('<')) source = source.replace(/\r?\n[ \t\r]*\n\s*/g, '<p>');
  let reading = tokenize(source, true);
  if (reading.paragraphs.length === 0 && reading.sawTags) {
    // An aside that was never closed must not swallow the article.
    reading = { ...tokenize(source, false), images: reading.images };
  }
  for (let round = 0; round < 3; round++) {
    const { paragraphs, images, sawTags, alternatives } = reading;
    const text = paragraphs.join('\n');
    const escapedMarkup = !sawTags && tagLike.test(text);
    if (!escapedMarkup && !entityLike.test(text)) break;
    const source = escapedMarkup ? paragraphs : paragraphs.map((p) => p.replace(/</g, '&lt;'));
    const next = tokenize(source.join('<p>'), true);
    reading = {
      paragraphs: next.paragraphs,
      images: [...images, ...next.images],
      sawTags: sawTags || escapedMarkup,
      alternatives: [...alternatives, ...next.alternatives],
    };
  }
  return reading;
}

/** The paragraphs and pictures of an article. Never throws. */
export function readMarkup(markup: string): MarkupText {
  const { paragraphs, images, alternatives } = read(markup);
  return {
    images,
    paragraphs: paragraphs
      .filter((paragraph) => isNews(paragraph, alternatives))
      .map((paragraph) => disarm(paragraph.replace(/\s*\[(…|\.\.\.)\]$/u, '…'))),
  };
}

/** Text that is no markup: line ends part paragraphs, `<` is a sign like any other. */
export function readPlainText(text: string): MarkupText {
  const escaped = text
    .slice(0, itemMarkupChars)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/\r?\n/g, '<br>');
  return { paragraphs: tokenize(escaped, false).paragraphs.map(disarm), images: [] };
}

/** A title or name: markup read as text on one line of at most `maxChars`. */
export function readTitle(markup: string, maxChars: number): string {
  const { paragraphs } = read(markup.slice(0, 8 * maxChars));
  return shorten(disarm(paragraphs.join(' ')), maxChars);
}
