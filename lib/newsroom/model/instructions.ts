// Recognizes sentences of an article that address a machine instead of a reader: instructions to an
// assistant, prompt markers, invisible text. They are neither quoted nor given to a model. This is
// the first of several guards: a model has no tools, its answer no addresses but the references,
// and each of its sentences is checked against its source.
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';

const orders: readonly RegExp[] = [
  // Prompt markers
  /<\|?\/?(?:system|user|assistant|im_start|im_end|endoftext|inst|passages?|tool_?calls?|function_?calls?)\b|\[\/?INST\]|<<\/?SYS>>|^\s*#{0,4}\s*(?:system|assistant|user|human|developer|instructions?)\s*[:：]/im,
  /"(?:role|tool_calls|function_call)"\s*:/i,
  ...Object.values(lexicons).flatMap(({ orders: own }) => own),
];

/** Characters that are invisible to people but not to a machine. */
const unseen = /[\u{E0000}-\u{E007F}]|[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069]/gu;
const fewUnseen = 3;
/** Long runs of encoded characters are not words in any language. */
const encoded = /[A-Za-z0-9+/]{60,}={0,2}|(?:\\x[0-9a-f]{2}|%[0-9a-f]{2}|&#\d+;){6,}/i;

/** Whether a text contains something that only a machine reads. */
export function hidesText(text: string): boolean {
  return (text.match(unseen)?.length ?? 0) > fewUnseen;
}

/** Whether a sentence is an instruction to a machine, judging by its words. */
export function isInstruction(text: string): boolean {
  if (hidesText(text) || encoded.test(text)) return true;
  // Normalize compatibility forms and spaced letters, which would not hide anything from a model.
  const bare = text.normalize('NFKC').replace(unseen, '').replace(/\s+/g, ' ');
  const close = bare.replace(/\b(?:\p{L}[\s._-]){4,}\p{L}\b/gu, (run) =>
    run.replace(/[\s._-]/g, ''),
  );
  const gives = (words: string) => orders.some((order) => order.test(inOneScript(words)));
  return gives(bare) || (close !== bare && gives(close));
}
