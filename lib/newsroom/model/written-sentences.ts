// Assembles the pieces of a model's text into whole sentences with their citations, so that each
// can be checked before it is shown.
import type { Language } from '@/lib/model/text/languages';
import { splitSentences } from '../language/sentences';

export type WrittenSentence = {
  /** List or heading marks before it, including line breaks. */
  lead: string;
  text: string;
  /** The numbers cited right after it. */
  citations: number[];
};

/** Text without a citation or line break is passed on after this many characters at the latest. */
const longestWait = 600;

const mark = '(?:\\s*[\\[【]\\s*\\d{1,3}(?:\\s*[,，、]\\s*\\d{1,3})*\\s*[\\]】])+';
/** A sentence with its citation marks; some models put the full stop after them. */
const markedText = new RegExp(`([\\s\\S]*?)(${mark})([.。!！?？]?)`, 'g');
/** Marks followed by something other than another mark or a full stop. */
const settled = new RegExp(`^([\\s\\S]*${mark}[.。!！?？]?)(\\s*[^\\s\\[【.。!！?？][\\s\\S]*)$`);
/** A truncated mark, and the end of a sentence, with or without its marks. */
const cutMark = /[[【][\d\s,，、]*$/;
const whole = new RegExp(`[.!?。！？]["”’」)]*(?:${mark}[.。!！?？]?)?\\s*$`);
const leading = /^(?:\s*(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>)\s+)?/;

function* sentencesOfText(text: string, citations: number[], lang: Language, lead: string) {
  const sentences = splitSentences(text, lang);
  for (const [at, sentence] of sentences.entries()) {
    const last = at === sentences.length - 1;
    yield { lead: at === 0 ? lead : '', text: sentence, citations: last ? citations : [] };
  }
}

/** The sentences of a part of a line; `starts` says whether it begins the line. */
export function* sentencesOfPart(
  part: string,
  lang: Language,
  starts: boolean,
): Generator<WrittenSentence> {
  const lead = starts ? (leading.exec(part)?.[0] ?? '') : '';
  const rest = part.slice(lead.length);
  let end = 0;
  let first = lead;
  for (const { 0: found, 1: text = '', 2: marks = '', 3: stop = '', index } of rest.matchAll(
    markedText,
  )) {
    const citations = [...new Set((marks.match(/\d+/g) ?? []).map(Number))];
    const sentence = text.trimEnd();
    const stopped = /[.。!！?？]$/.test(sentence) ? sentence : sentence + stop;
    yield* sentencesOfText(stopped, citations, lang, first);
    first = '';
    end = index + found.length;
  }
  yield* sentencesOfText(rest.slice(end), [], lang, first);
}

/** Whole sentences in order; the `lead` of the first one in a line begins with the line break. */
export async function* writtenSentences(
  pieces: AsyncIterable<string>,
  lang: Language,
): AsyncGenerator<WrittenSentence> {
  let waiting = '';
  let starts = true;
  let breaks = '';
  function* take(part: string, endsLine: boolean): Generator<WrittenSentence> {
    for (const sentence of sentencesOfPart(part, lang, starts)) {
      yield { ...sentence, lead: breaks + sentence.lead };
      breaks = '';
      starts = false;
    }
    if (endsLine) {
      breaks += '\n';
      starts = true;
    }
  }
  try {
    for await (const piece of pieces) {
      waiting += piece;
      for (let at = waiting.indexOf('\n'); at >= 0; at = waiting.indexOf('\n')) {
        yield* take(waiting.slice(0, at), true);
        waiting = waiting.slice(at + 1);
      }
      const [, ready, rest] = settled.exec(waiting) ?? [];
      if (ready !== undefined && rest !== undefined) {
        yield* take(ready, false);
        waiting = rest;
      } else if (waiting.length > longestWait) {
        const sentences = splitSentences(waiting, lang);
        const last = sentences.length > 1 ? (sentences.at(-1) ?? '') : '';
        const cut = last ? waiting.lastIndexOf(last) : waiting.length;
        yield* take(waiting.slice(0, cut > 0 ? cut : waiting.length), false);
        waiting = cut > 0 ? waiting.slice(cut) : '';
      }
    }
    yield* take(waiting, false);
    waiting = '';
  } catch (error) {
    // Keep the complete sentences from before the failure, but not half a sentence.
    const said = waiting.replace(cutMark, '');
    const sentences = splitSentences(said, lang);
    if (whole.test(said)) yield* take(said, false);
    else if (sentences.length > 1)
      yield* take(said.slice(0, said.lastIndexOf(sentences.at(-1) ?? '')), false);
    throw error;
  }
}
