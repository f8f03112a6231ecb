// Why a bot posts an event: one sentence of it, quoted with its source. Protects: every post has a
// sentence with a word of the bot, and none quotes a source whose text addresses machines.
import { headlineBlock } from '../answerable/headlines';
import { quotablePassages } from '../answerable/quotable-passages';
import { lexicons } from '../language/lexicons';
import type { StoredEvent } from '../types';
import type { PostLine } from '../store/contract/bot-store';
import { readText, type SoughtWord } from './sought-word';

/** Undefined where no sentence of the article has one of the words. */
export function postLine(event: StoredEvent, words: readonly SoughtWord[]): PostLine | undefined {
  const references = new Map(event.references.map((one) => [one.order, one]));
  let best: { line: PostLine; held: number } | undefined;
  for (const passage of quotablePassages(event, event.lang)) {
    const { block, text, citations, suspect, lang } = passage;
    const reference = references.get(citations[0]);
    const { shortest, longest } = lexicons[lang];
    if (block === headlineBlock || suspect || !reference) continue;
    if (text.length < shortest || text.length > longest) continue;
    const read = readText(text, lang);
    const held = words.filter((word) => word.find(read) !== undefined).length;
    if (held <= (best?.held ?? 0)) continue;
    const { order, source, title, link } = reference;
    const line = { lang, text: `${text}[${order}]`, order, source, title, link };
    best = { held, line };
  }
  return best?.line;
}
