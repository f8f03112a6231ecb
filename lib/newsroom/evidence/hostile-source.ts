// Whether a source speaks to machines as well as to readers: such a source is neither quoted nor put
// before a model, not even its other sentences. Protects both sides: a report on such orders quotes
// them, and is news.
import type { Article } from '@/lib/newsroom/types';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { splitSentences } from '../language/sentences';
import { hidesText, isInstruction } from '../model/instructions';
import { withoutQuotations } from './quotable';

/** Sentences at the top that say what a report is about. */
const topSentences = 4;
/** So many sentences on machines anywhere make a report on them. */
const onMachines = 3;

const known = new WeakMap<Article, boolean>();

function readHostile({ title, paragraphs, lang }: Article): boolean {
  if (paragraphs.some(hidesText)) return true;
  // What holds no order as a whole holds none in a sentence.
  if (!paragraphs.some(isInstruction)) return false;
  const sentences = paragraphs.flatMap((paragraph) => splitSentences(paragraph, lang));
  const isOrder = (text: string) => isInstruction(withoutQuotations(text));
  if (!sentences.some(isOrder)) return false;
  // What the orders themselves name makes no report of them.
  const others = (texts: readonly string[]) =>
    texts.filter((text) => !isInstruction(text) && lexicons[lang].machines.test(inOneScript(text)))
      .length;
  const isOnMachines =
    others([title, ...sentences.slice(0, topSentences)]) > 0 || others(sentences) >= onMachines;
  return !isOnMachines;
}

/** Whether a source gives orders to a machine, without being a report on machines. */
export function isHostile(article: Article): boolean {
  const before = known.get(article);
  if (before !== undefined) return before;
  const found = readHostile(article);
  known.set(article, found);
  return found;
}
