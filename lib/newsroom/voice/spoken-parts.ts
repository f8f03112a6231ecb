// An event for speech. Protects: nothing is spoken that is only for the eye: citation numbers,
// addresses, markup; and no part is longer than a device speaks at once.
import type { SpokenPart } from '@/lib/contract';
import { opensWithBrief } from '@/lib/model/article/opens-with-brief';
import { withoutInsertions } from '@/lib/model/article/insertions';
import { readBrief } from '@/lib/model/article/brief';
import {
  pick,
  readLanguage,
  toTag,
  type Language,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { plainMarkdown } from '../evidence/passages';
import { splitSentences } from '../language/sentences';
import type { StoredEvent } from '../types';

/** How many characters are spoken at once: devices stop in the middle of longer texts. */
const voicePartChars = 400;
/** How many parts an event may have. */
const voicePartsMost = 400;

const figures = /\s*(?<!\\)(?:\[(?:[1-9]\d{0,2}|\?)\])+(?!\()/g;
const pictures = /!\[[^\][]*\]\([^()]*\)/g;
const addresses = /(?:https?:\/\/|www\.)[^\s<>()[\]，。；、]+/gi;
const leading = /^\s*(?:#{1,6}\s+|>\s*|[-*+•]\s+|\d{1,9}[.)]\s+)/;
const rule = /^[\s|:*_-]*$/;

/** A line of markdown as one would say it. */
export function spokenLine(line: string): string {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  const text =
    row
      ?.split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
      .join(', ') ?? line;
  return plainMarkdown(
    text.replace(pictures, ' ').replace(figures, '').replace(leading, '').replace(addresses, ' '),
  )
    .replace(addresses, ' ')
    .replace(/\(\s*\)|（\s*）/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?，。；：！？])/g, '$1')
    .trim();
}

/** A long sentence in pieces, cut where one would take a breath. */
export function inBreaths(text: string, most = voicePartChars): string[] {
  const pieces: string[] = [];
  let rest = [...text];
  while (rest.length > most) {
    const head = rest.slice(0, most);
    const mark = head.findLastIndex((sign) => /[,;:，；：、—]/.test(sign));
    const blank = head.findLastIndex((sign) => /\s/.test(sign));
    const end = mark > most / 3 ? mark + 1 : blank > 0 ? blank + 1 : most;
    pieces.push(rest.slice(0, end).join('').trim());
    rest = rest.slice(end);
  }
  return [...pieces, rest.join('').trim()].filter(Boolean);
}

/** The text for a reader, and its language. */
function read(text: LocalizedText, reader: Language, source: Language) {
  const entry = pick(text, reader);
  const lang = entry && readLanguage(entry.lang);
  return { text: entry?.text ?? '', lang: lang && lang !== 'source' ? lang : source };
}

const partsIn = (kind: SpokenPart['kind'], text: string, lang: Language): SpokenPart[] =>
  splitSentences(text, lang)
    .flatMap((sentence) => inBreaths(sentence))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => ({ kind, text: sentence, lang: toTag(lang) }));

/** The whole headline, whose sentences are the parts, and its language. */
export function spokenTitle(event: StoredEvent, reader: Language) {
  const { text, lang } = read(event.title, reader, event.lang);
  return { text: spokenLine(text), lang };
}

/**
 * Title and brief, and with `whole` every sentence of the article: in `reader`, else in the
 * original language.
 */
export function spokenParts(event: StoredEvent, reader: Language, whole: boolean): SpokenPart[] {
  const title = spokenTitle(event, reader);
  const head = partsIn('title', title.text, title.lang);
  const isTold = whole && opensWithBrief(event, reader);
  const brief = read(event.brief, reader, event.lang);
  const inShort = partsIn('brief', spokenLine(readBrief(brief.text).text), brief.lang);
  const parts = isTold ? head : [...head, ...inShort];
  if (!whole) return parts;
  for (const { element_type, text: localized } of event.content) {
    const { text, lang } = read(localized, reader, event.lang);
    const kind = element_type === 'p' ? 'sentence' : 'heading';
    for (const one of withoutInsertions(text).split('\n')) {
      if (!rule.test(one)) parts.push(...partsIn(kind, spokenLine(one), lang));
    }
  }
  return parts.slice(0, voicePartsMost);
}
