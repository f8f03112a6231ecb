// The answer of a model, sentence by sentence: cleaned, its citations checked, marked where they do
// not hold. It yields what a reader may see and keeps nothing back but that.
import { unsupportedMark } from '@/lib/model/article/citations';
import type { Language } from '@/lib/model/text/languages';
import { cleanSentence } from '../model/clean-answer';
import { lexicons } from '../language/lexicons';
import { isInstruction } from '../model/instructions';
import type { Model, ModelMessage } from '../model/model';
import { noAnswer, type NumberedPassage } from './prompt';
import { isSupported } from '../evidence/support';
import { writtenSentences, type WrittenSentence } from '../model/written-sentences';

/** Thrown when the model says that the passages do not answer. */
export class NoAnswer extends Error {}

const hasWords = /[\p{L}\p{N}]/u;

/** A heading or a line that opens a list cites nothing; its words must still be in the passages. */
const opensSomething = ({ lead, text }: WrittenSentence) =>
  /#\s*$/.test(lead) || /[:：]$/.test(text);

function shown(
  sentence: WrittenSentence,
  lang: Language,
  passages: readonly NumberedPassage[],
): string {
  const text = cleanSentence(sentence.text).trim();
  if (!hasWords.test(text)) return '';
  const known = new Set(passages.flatMap(({ numbers }) => numbers));
  const citations = sentence.citations.filter((number) => known.has(number));
  const cited = passages.filter(({ numbers }) => numbers.some((n) => citations.includes(n)));
  const backing = opensSomething(sentence) && citations.length === 0 ? passages : cited;
  const supported = isSupported(
    text,
    lang,
    backing.map(({ passage }) => passage),
  );
  const marks = supported ? citations.map((number) => `[${number}]`).join('') : unsupportedMark;
  return `${text}${marks}`;
}

/** The pieces of the answer. Throws what the model throws, and {@link NoAnswer}. */
export async function* writeAnswer(
  model: Model,
  messages: readonly ModelMessage[],
  passages: readonly NumberedPassage[],
  lang: Language,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let first = true;
  for await (const sentence of writtenSentences(model.write(messages, signal), lang)) {
    if (first && sentence.text.includes(noAnswer)) throw new NoAnswer();
    const text = shown(sentence, lang, passages);
    // An order repeated is no answer, whoever repeats it.
    if (text === '' || isInstruction(text)) continue;
    const glue = first || sentence.lead.includes('\n') ? '' : lexicons[lang].joint;
    const lead = first ? sentence.lead.trimStart() : sentence.lead;
    first = false;
    yield glue + lead.replace(/#/g, '').replace(/^(\n+) +/, '$1') + text;
  }
}
