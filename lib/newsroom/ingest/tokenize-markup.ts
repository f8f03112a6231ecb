// From untrusted HTML to paragraphs and image addresses, in one pass. It only uses the tokenizer of
// the HTML standard, never a tree: time and memory are linear in the input, however deep or broken
// the markup is, and script, style and the like end where a browser would end them.
import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import { itemParagraphChars, itemParagraphs } from '@/lib/model/limits/service';
import { cleanText, shorten } from './clean-text';
import { EmphasisEdges, withoutEdges } from './emphasis-edges';

const words = (list: string) => new Set(list.split(' '));
const blocks = words(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr html legend li main menu ol p pre section summary table tbody tfoot thead tr ul',
);
/** Their content is raw text to a browser, and never news. */
const rawText = words('script style title textarea iframe noembed noframes xmp');
/**
 * Their content is not the article's text: drawings, controls, captions of pictures shown
 * elsewhere.
 */
const asides = words(
  'svg math object applet video audio canvas select button nav form figcaption template map',
);

/** Embedded posts in a report: without the frame, their words would have no author. */
const embeds =
  /\b(?:twitter-(?:tweet|video)|instagram-media|tiktok-embed|fb-(?:post|video)|bluesky-embed|reddit-(?:embed|card)|mastodon-embed|threads-post|text-post-media)\b/i;

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

const heading = /^h[1-6]$/;
const strong = words('b strong');
const sentenceEnd = /[.!?。！？…”’」』:：]/u;
/** Paragraphs that a publisher's software joined with commas: "at sea.,The crew". */
const joinedByComma = /([\p{Ll}\p{N})”"’][.!?][”"’]?) ?,(?=["“‘]?\p{Lu})/gu;
const breaks = /\n[ \n]*\n|\n[\u3000\u00a0]/u;
/**
 * What begins a line of its own: a list item, a timestamp of a recording, a name before a colon.
 */
const opensLine =
  /^(?:[-–—*•·►▸▶●■◆★✅👉] |[►▸▶●■◆★✅👉]|[(\[]?\d{1,2}:\d{2}(?::\d{2})?[)\]]? |\p{Lu}[\p{L} /]{1,24}: )/u;

/** The characters of a line that are checked for it. */
const lineOpening = 32;

/**
 * Splits at `\n` (a `<br>`): at two in a row, after a finished sentence, before an indentation or
 * before what begins a line of its own. Linear even for long runs of spaces.
 */
function splitAtBreaks(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: blanks, index } of text.matchAll(/\s+/gu)) {
    const isBreak = blanks.includes('\n');
    const behind = index + blanks.length;
    const isEnd =
      isBreak &&
      (sentenceEnd.test(text.charAt(index - 1)) ||
        opensLine.test(text.slice(behind, behind + lineOpening)));
    if (!isEnd && !breaks.test(blanks)) continue;
    parts.push(text.slice(from, index));
    from = behind;
  }
  return [...parts, text.slice(from)];
}

export type Reading = {
  /** Clean lines of text with entities decoded; any `<` in them was visible as text on the page. */
  paragraphs: string[];
  /** Addresses as written, first seen first; tracking pixels are left out. */
  images: string[];
  /** Alternative texts of the pictures. */
  alternatives: string[];
  sawTags: boolean;
  /** For each paragraph, whether it is a link with at most a name beside it. */
  links: boolean[];
};

/** Text beside a link up to this length may be the publisher's name. */
const nameChars = 40;

/** Reads markup as a browser would show it; `skipAsides` omits what is not the article's text. */
export function tokenize(markup: string, skipAsides: boolean): Reading {
  const reading: Reading = {
    ...{ paragraphs: [], images: [], alternatives: [], links: [] },
    sawTags: false,
  };
  let text = '';
  const edges = new EmphasisEdges();
  /** Whether the line has text. */
  let begun = false;
  let inLink = false;
  let inHeading = false;
  /** The number of the block's characters within links, and its text beside them. */
  let linked = 0;
  let beside = '';

  /** Whether the block is only links and at most the name of a publisher. */
  const isLink = () => {
    const name = beside.trim();
    const few = name.length <= nameChars && linked > 2 * name.length;
    return few && !/[.!?。！？…:：]/u.test(name);
  };
  let inside: { name: string; depth: number } | undefined;

  function endBlock() {
    for (const part of splitAtBreaks(withoutEdges(text).replace(joinedByComma, '$1\n'))) {
      const paragraph = shorten(cleanText(part), itemParagraphChars);
      if (paragraph && reading.paragraphs.length < itemParagraphs) {
        reading.paragraphs.push(paragraph);
        reading.links.push(linked > 0 && isLink());
      }
    }
    text = '';
    begun = false;
    linked = 0;
    beside = '';
  }
  const add = ({ chars }: Token.CharacterToken) => {
    // Line breaks of the source are spaces; \n stands for <br>. Indentation stays until the split.
    if (inside) return;
    text += chars.replace(/[\t\n\f\r]+/g, ' ');
    begun ||= chars.trim() !== '';
    if (inLink) linked += chars.trim().length;
    else beside += chars;
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
        if (name === 'a') inLink = !inHeading;
        if (heading.test(name)) inHeading = true;
        // Bold text after a line break is a label, and begins a paragraph.
        if (strong.has(name) && !begun && text) text += '\n';
        text += edges.starts(name, begun);
        if (name === 'br') {
          text += '\n';
          begun = false;
        } else if (blocks.has(name)) endBlock();
        // Keep the cells of a row apart, as on a page.
        else if ((name === 'td' || name === 'th') && text.trim()) text += ' | ';
        const isEmbed = name === 'blockquote' && embeds.test(attribute(token, 'class'));
        const aside =
          rawText.has(name) ||
          name === 'plaintext' ||
          (skipAsides && (isEmbed || asides.has(name)));
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
        text += edges.ends(tagName);
        if (tagName === 'a') inLink = false;
        if (heading.test(tagName)) inHeading = false;
        if (blocks.has(tagName)) endBlock();
      },
    },
  );
  tokenizer.write(markup, true);
  return reading;
}
