// What readers want less of: words and sources that leave their lists, and subjects that are ranked
// lower. Protects: every list interprets a word alike, and a reader is told about limits before a
// call.
import { hasHan } from '../text/scripts';
import { seenLine } from '../text/seen-text';

/**
 * `word`: in title or brief. `source`: events that nobody else reports. `subject`: ranked lower.
 */
export const muteKinds = ['word', 'source', 'subject'] as const;
export type MuteKind = (typeof muteKinds)[number];

/** `label` as the reader typed or chose it. */
export type Mute = { kind: MuteKind; label: string };

/** The maximum of each kind, and the length of one in characters; ours. */
export const mutesMost = 100;
export const muteChars: Readonly<Record<MuteKind, number>> = { word: 40, source: 100, subject: 80 };

/** Single blanks between words, none around them, and no invisible characters: it may be pasted. */
export const tidyLabel = seenLine;

/**
 * Why a word cannot be muted; undefined when it can. A single letter would match every headline.
 */
export function muteProblem(text: string): 'empty' | 'short' | 'long' | undefined {
  const label = tidyLabel(text);
  const letters = label.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0) return 'empty';
  if ([...label].length > muteChars.word) return 'long';
  return letters < 2 && !hasHan(label) ? 'short' : undefined;
}

/** Two spellings of one mute have the same key. */
export const muteKey = ({ kind, label }: Mute): string =>
  `${kind}/${tidyLabel(label).toLocaleLowerCase()}`;
