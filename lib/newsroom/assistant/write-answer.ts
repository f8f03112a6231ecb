// The answer of a model, sentence by sentence: cleaned, each with its verdict and the words of the
// sources that it cites. It withholds nothing except what readers must not see.
import { unsupportedMark } from '@/lib/model/markdown/citations';
import type { Evidence } from '@/lib/model/article/evidence';
import type { Language } from '@/lib/model/text/languages';
import { evidenceOf } from '../evidence/evidence-of';
import type { SentenceCheck } from '../evidence/model-check';
import { opensOnly, pressesReader, refuses } from '../language/questions/answer-forms';
import { lexicons } from '../language/lexicons';
import { runsOf } from '../language/text-terms';
import { cleanSentence, namesWallet } from '../model/clean-answer';
import { isInstruction } from '../model/instructions';
import { finished, type Model, type ModelMessage } from '../model/model';
import { heldUntil } from '../model/without-thoughts';
import { noAnswer, type NumberedPassage } from './prompt';
import { writtenSentences, type WrittenSentence } from '../model/written-sentences';

/** Thrown when the model says that the passages do not answer. */
export class NoAnswer extends Error {}

/** A piece of the answer, the numbers it cites, and its evidence; openers have neither. */
export type WrittenPiece = { content: string; cites: number[]; evidence?: Evidence };

export type WritingParts = {
  model: Model;
  messages: readonly ModelMessage[];
  passages: readonly NumberedPassage[];
  lang: Language;
  check: SentenceCheck;
  signal: AbortSignal;
};

const hasWords = /[\p{L}\p{N}]/u;
/** What shows that the answer has begun: a citation, or the reply that there is none. */
const settles = new RegExp(`[\\[【]\\s*\\d|${noAnswer}`);
const isHeading = ({ lead }: WrittenSentence) => /#\s*$/.test(lead);

type Shown = WrittenPiece & { refuses: boolean };

async function shown(
  sentence: WrittenSentence,
  { lang, passages, check, signal }: WritingParts,
  ours: ReadonlySet<string>,
): Promise<Shown | undefined> {
  const text = cleanSentence(sentence.text).trim();
  // Drop injected instructions, whoever repeats them, and text of the system prompt.
  if (!hasWords.test(text) || isInstruction(text) || namesWallet(sentence.text)) return undefined;
  if ([...runsOf(text)].some((run) => ours.has(run))) return undefined;
  const known = new Set(passages.flatMap(({ numbers }) => numbers));
  const cites = sentence.citations.filter((number) => known.has(number));
  const plain = { content: text, cites: [], refuses: false };
  if (cites.length === 0 && (isHeading(sentence) || opensOnly(text, lang))) return plain;
  if (refuses(text)) return { ...plain, refuses: true };
  const cited = passages.filter(({ numbers }) => numbers.some((n) => cites.includes(n)));
  const judgment = await check(
    text,
    lang,
    cited.map(({ passage }) => passage),
    signal,
  );
  const confirmed = judgment.verdict !== 'unconfirmed';
  if (!confirmed && pressesReader(text)) return undefined;
  const marks = cites.map((number) => `[${number}]`).join('') + (confirmed ? '' : unsupportedMark);
  const evidence = evidenceOf(text, judgment, cites, cited);
  return { content: `${text}${marks}`, cites, evidence, refuses: false };
}

/** Sentences that may be checked at once, while the next ones are being written. */
const checkedAtOnce = 4;

type Done = { sentence: WrittenSentence; done: Shown | undefined };

/** Yields each sentence with its shown form, in order, as soon as it is checked. */
async function* checked(parts: WritingParts): AsyncGenerator<Done> {
  const { model, messages, lang, signal } = parts;
  // The system prompt must not leak: repetitions are recognized by runs of six words.
  const ours = runsOf(messages[0]?.content ?? '');
  const sentences = writtenSentences(
    heldUntil(settles, finished(model.write(messages, signal))),
    lang,
  );
  const read = () =>
    sentences.next().then(
      ({ value, done }) => ({ sentence: done ? undefined : value }),
      (error: unknown) => ({ error }),
    );
  const waiting: Promise<Done>[] = [];
  let reading: ReturnType<typeof read> | undefined = read();
  try {
    while (reading || waiting.length > 0) {
      const [head] = waiting;
      const isFull = waiting.length >= checkedAtOnce;
      const first = await Promise.race([
        ...(head ? [head.then((ready) => ({ ready }))] : []),
        ...(reading && !isFull ? [reading] : []),
      ]);
      if ('ready' in first) {
        waiting.shift();
        yield first.ready;
      } else if ('error' in first) {
        // Yield what was written before the failure first.
        for (const one of waiting.splice(0)) yield await one;
        throw first.error;
      } else if (first.sentence) {
        const { sentence } = first;
        const one = shown(sentence, parts, ours).then((done) => ({ sentence, done }));
        // Awaited above; this only prevents an unhandled rejection until then.
        one.catch(() => undefined);
        waiting.push(one);
        reading = read();
      } else reading = undefined;
    }
  } finally {
    // Not awaited: it may be waiting for the model itself.
    void sentences.return(undefined).catch(() => undefined);
  }
}

/** The pieces of the answer. Throws what the model throws, and {@link NoAnswer}. */
export async function* writeAnswer(parts: WritingParts): AsyncGenerator<WrittenPiece> {
  let first = true;
  let refused = false;
  let says = false;
  const held: WrittenPiece[] = [];
  for await (const { sentence, done } of checked(parts)) {
    if (!says && sentence.text.includes(noAnswer)) throw new NoAnswer();
    if (!done) continue;
    if (done.refuses) {
      refused = true;
      continue;
    }
    const glue = first || sentence.lead.includes('\n') ? '' : lexicons[parts.lang].joint;
    const lead = first ? sentence.lead.trimStart() : sentence.lead;
    first = false;
    const { content, cites, evidence } = done;
    const start = glue + lead.replace(/#/g, '').replace(/^(\n+) +/, '$1');
    held.push({ content: start + content, cites, evidence });
    says ||= cites.length > 0;
    // Sentences without citations may be the beginning of a refusal.
    if (says) yield* held.splice(0);
  }
  if (refused && !says) throw new NoAnswer();
  yield* held;
}
