// An event as passages: every sentence, list item and table row that cites a source, with its
// position. Text without a citation is no passage: an answer could not say where it is from.
import type { ContentBlock } from '@/lib/contract';
import { pick, toLanguage, type Language } from '@/lib/model/text/languages';
import { readLanguage } from '@/lib/model/text/languages';
import type { StoredEvent } from '../types';
import { splitSentences } from '../language/sentences';
import { withoutInsertions } from '@/lib/model/article/insertions';
import { captionOf } from '@/lib/model/feed/image-address';
import { isInstruction } from '../model/instructions';

export type Passage = {
  event_id: string;
  /** The index of the block in the event's `content`, and of the passage in it. */
  block: number;
  place: number;
  /** Plain text, word for word from the event; an item or row follows the line before its list. */
  text: string;
  /** The language of `text`. */
  lang: Language;
  /** `order` of the event's references. */
  citations: number[];
  /** The sentence before it, cited or not, or ''. */
  before: string;
  /** The heading above it, or ''. */
  heading: string;
  /** Whether its text, or preceding text of the same source, addresses machines. */
  suspect: boolean;
};

const markup = /\\([!-/:-@[-`{-~])|\*\*|__|~~|[`*]|!?\[([^\][]*)\]\([^()]*\)|<\/?[a-z][^<>]*>/gi;

/** The plain text that a reader sees of one line of markdown. */
export function plainMarkdown(text: string): string {
  return text
    .replace(markup, (whole: string, escaped?: string, label?: string) => {
      const caption = whole.startsWith('!') && label ? captionOf(label) : undefined;
      return escaped ?? caption ?? label ?? '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Citation marks that are neither escaped nor the label of a link. */
const marks = /((?<!\\)(?:\[[1-9]\d{0,2}\])+(?!\())/;

type Cited = { text: string; citations: number[] };
type Piece = Cited & { before: string; suspect: boolean };

/** Pairs of text and the marks right after it. */
function cited(markdown: string): Cited[] {
  const parts = markdown.split(marks);
  const pieces: Cited[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const citations = (parts[at + 1]?.match(/\d+/g) ?? []).map(Number);
    const text = plainMarkdown(parts[at] ?? '');
    const before = pieces.at(-1);
    // A mark alone belongs to the text before it.
    if (text === '' && before) before.citations.push(...citations);
    else if (text !== '') pieces.push({ text, citations });
  }
  return pieces;
}

/** The sentences of a paragraph that end in a citation. */
function citedSentences(markdown: string, lang: Language): Piece[] {
  let before = '';
  return cited(markdown).flatMap(({ text, citations }) => {
    const sentences = splitSentences(text, lang);
    const last = sentences.at(-1);
    const earlier = sentences.at(-2) ?? before;
    before = last ?? before;
    if (!last || citations.length === 0) return [];
    return [{ text: last, citations, before: earlier, suspect: isInstruction(text) }];
  });
}

const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;
const tableRow = /^\s*\|(.*)\|\s*$/;
const tableRule = /^[\s|:-]+$/;

function joined(pieces: readonly Cited[], lead: Cited | undefined, glue: string): Piece[] {
  const texts = pieces.map(({ text }) => text).filter((text) => text !== '');
  const own = [...new Set(pieces.flatMap(({ citations }) => citations))];
  const citations = own.length > 0 ? own : (lead?.citations ?? []);
  if (texts.length === 0 || citations.length === 0) return [];
  const text = [lead?.text ?? '', texts.join(glue)].join(' ').trim();
  return [{ text, citations, before: '', suspect: isInstruction(text) }];
}

/**
 * The passages of a block in order; a list or table belongs to the block of its introducing line.
 */
function piecesOf(markdown: string, lang: Language): Piece[] {
  const pieces: Piece[] = [];
  let lead: Cited | undefined;
  let rows = 0;
  for (const line of markdown.split('\n')) {
    if (line.trim() === '') continue;
    const item = listItem.exec(line)?.[1];
    const row = item === undefined ? tableRow.exec(line)?.[1] : undefined;
    if (item !== undefined) pieces.push(...joined(cited(item), lead, ' '));
    else if (row !== undefined) {
      if (tableRule.test(line)) continue;
      rows += 1;
      const cells = row.split(/(?<!\\)\|/).flatMap((cell) => cited(cell.trim()));
      // The first row has the column names.
      if (rows > 1) pieces.push(...joined(cells, lead, ' · '));
    } else {
      rows = 0;
      pieces.push(...citedSentences(line, lang).filter(({ text }) => !/[:：]$/.test(text)));
      const last = cited(line).at(-1);
      const opening = last && splitSentences(last.text, lang).at(-1);
      lead = opening && /[:：]$/.test(opening) ? { ...last, text: opening } : undefined;
    }
  }
  return pieces;
}

/** The text of a block for a reader, and its language. */
function textFor(block: ContentBlock, lang: Language, source: Language) {
  const entry = pick(block.text, lang);
  const found = entry && readLanguage(entry.lang);
  return {
    markdown: withoutInsertions(entry?.text ?? ''),
    lang: found && found !== 'source' ? toLanguage(found, source) : source,
  };
}

/**
 * The content that passages are taken from: the quoted text of the sources rather than a model's,
 * unless only the model's is in the reader's language.
 */
function quotableContent({ content, quoted, lang }: StoredEvent, reader: Language): ContentBlock[] {
  const isTranslated = content.some(({ text }) =>
    text.some((one) => readLanguage(one.lang) === reader),
  );
  return quoted && (reader === lang || !isTranslated) ? quoted.content : content;
}

/**
 * The passages of an event for a reader of `lang`: in that language, else in that of its source.
 */
export function passagesOf(event: StoredEvent, lang: Language): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  for (const [block, content] of quotableContent(event, lang).entries()) {
    const text = textFor(content, lang, event.lang);
    if (content.element_type !== 'p') {
      heading = plainMarkdown(text.markdown);
      continue;
    }
    for (const [place, piece] of piecesOf(text.markdown, text.lang).entries()) {
      passages.push({ event_id: event.id, block, place, ...piece, lang: text.lang, heading });
    }
  }
  return passages;
}
