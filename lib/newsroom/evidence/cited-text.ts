// Converts quoted sentences into the markdown of a block, and back. The citation marks `[n]` are
// the only markup: whatever a feed wrote is escaped and stays text.
import type { ContentBlock } from '@/lib/contract';
import { readLanguage } from '@/lib/model/text/languages';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { inserted, withoutInsertions } from '@/lib/model/article/insertions';
import type { DayNote } from '../language/news/relative-days';

/** A sentence as its source wrote it, and the `order` of the references that back it. */
export type CitedSentence = {
  text: string;
  citations: number[];
  /** Dates to insert after words of it. */
  notes?: readonly DayNote[];
};

/** Escapes what markdown or HTML could read as markup within a line. */
function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&');
}

/** Escapes what is only markup at the start of a block, or right after a citation mark. */
function escapeStart(text: string): string {
  return text.replace(/^[#+\-=(:]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** One line of markdown that shows exactly `text`. */
export function escapeText(text: string): string {
  return escapeStart(escapeInline(text));
}

/** One line of markdown that shows `text` with its dates: "on Thursday [Feb 5]". */
function notedText(text: string, notes: readonly DayNote[], lang: Language): string {
  const space = lexicons[lang].joint;
  let from = 0;
  let line = '';
  for (const { at, date } of notes) {
    line += escapeInline(text.slice(from, at)) + inserted(`${space}\\[${escapeInline(date)}\\]`);
    from = at;
  }
  return escapeStart(line + escapeInline(text.slice(from)));
}

/** `sentence[1][3] sentence[2]`, without the space in Chinese. */
export function citedMarkdown(sentences: readonly CitedSentence[], lang: Language): string {
  return sentences
    .map(
      ({ text, citations, notes = [] }) =>
        notedText(text, notes, lang) + citations.map((n) => `[${n}]`).join(''),
    )
    .join(lexicons[lang].joint);
}

const piece = /((?:\\[\s\S]|[^\\[])+)((?:\[\d+\])*)/g;

/** The sentences of a block in its original language, unescaped; headings have no citations. */
export function plainSentences(block: ContentBlock): CitedSentence[] {
  const entry = block.text.find(({ lang }) => readLanguage(lang) === 'source') ?? block.text[0];
  return [...withoutInsertions(entry?.text ?? '').matchAll(piece)]
    .map(([, text = '', marks = '']) => ({
      text: text.replace(/\\([!-/:-@[-`{-~])/g, '$1').trim(),
      citations: [...marks.matchAll(/\d+/g)].map(([order]) => Number(order)),
    }))
    .filter(({ text }) => text !== '');
}
