// Whether a source contains instructions to machines: it is then neither quoted nor given to a
// model, not even its other sentences. Protects: readers and models are kept from such sources,
// while a news report about such instructions, which quotes them, is not treated as one.
import type { Article } from '@/lib/newsroom/types';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { splitSentences } from '../language/sentences';
import { hidesText, isInstruction } from '../model/instructions';
import { withoutQuotations } from './quotable';

/** The number of sentences at the top that say what a report is about. */
const topSentences = 4;
/** This many sentences about machines anywhere make it a report about them. */
const onMachines = 3;

const known = new WeakMap<Article, boolean>();

function readHostile({ title, paragraphs, lang }: Article): boolean {
  if (paragraphs.some(hidesText)) return true;
  // If the whole has no instruction, no sentence has one.
  if (!paragraphs.some(isInstruction)) return false;
  const sentences = paragraphs.flatMap((paragraph) => splitSentences(paragraph, lang));
  const isOrder = (text: string) => isInstruction(withoutQuotations(text));
  if (!sentences.some(isOrder)) return false;
  // Words of the instructions themselves do not make it a report about machines.
  const others = (texts: readonly string[]) =>
    texts.filter((text) => !isInstruction(text) && lexicons[lang].machines.test(inOneScript(text)))
      .length;
  const isOnMachines =
    others([title, ...sentences.slice(0, topSentences)]) > 0 || others(sentences) >= onMachines;
  return !isOnMachines;
}

/** Whether a source gives instructions to machines without being a report about machines. */
export function isHostile(article: Article): boolean {
  const before = known.get(article);
  if (before !== undefined) return before;
  const found = readHostile(article);
  known.set(article, found);
  return found;
}
