// What remains of a model's article when every line must be supported by the passages that it
// cites. Protects: no sentence without a valid citation, and no links.
import type { Language } from '@/lib/model/text/languages';
import {
  writtenHeadingChars,
  writtenSentencesLeast,
  writtenSentencesMost,
  writtenShareLeast,
} from '@/lib/model/limits/chat';
import { cleanSentence } from '../model/clean-answer';
import { isInstruction } from '../model/instructions';
import { plainMarkdown } from '../evidence/passages';
import { sentencesOfPart } from '../model/written-sentences';
import type { ArticleLine } from './article-request';
import { chooseBrief } from './brief';
import { isHeadline } from './candidates';
import { supporting, isFullySupported } from '../evidence/supported';
import { lexicons } from '../language/lexicons';
import type { SourcePassage } from './source-passages';

export type SupportedSentence = { text: string; passages: readonly SourcePassage[] };
export type CheckedArticle = {
  /** '' where it is not supported. */
  title: string;
  brief: string;
  /** The passages that each cites. */
  behindTitle: readonly SourcePassage[];
  behindBrief: readonly SourcePassage[];
  /** Never empty; '' means no heading. */
  sections: { heading: string; sentences: SupportedSentence[] }[];
};

const hasWords = /[\p{L}\p{N}]/u;
const clean = (text: string) => plainMarkdown(cleanSentence(text));

/** The supported sentences of one line, and how many it had. */
function check(
  line: string,
  from: readonly number[],
  passages: readonly SourcePassage[],
  lang: Language,
): { supported: SupportedSentence[]; said: number } {
  const said = [...sentencesOfPart(line, lang, true)]
    .map(({ text, citations }) => ({ text: clean(text), numbers: [...from, ...citations] }))
    .filter(({ text }) => hasWords.test(text));
  const supported = said
    .filter(({ text }) => !isInstruction(text))
    .map(({ text, numbers }) => {
      const cited = [...new Set(numbers)].flatMap((n) => passages[n - 1] ?? []);
      return { text, passages: supporting(text, lang, cited) };
    })
    .filter((sentence) => sentence.passages.length > 0);
  return { supported, said: said.length };
}

/** A heading has no citations; its words must be in what its section cites, or be our own. */
function checkedHeading(heading: string, sentences: readonly SupportedSentence[], lang: Language) {
  const text = clean(heading);
  const cited = sentences.flatMap(({ passages }) => passages);
  const isOurs = Object.values(lexicons[lang].headings).includes(text);
  const holds = isOurs || (isFullySupported(text, lang, cited) && !isInstruction(text));
  return holds && text.length <= writtenHeadingChars ? text : '';
}

function checkedTitle({ supported, said }: ReturnType<typeof check>, lang: Language): string {
  const [first] = supported;
  const text = first && said === 1 ? first.text.replace(/[.。]$/u, '') : '';
  return isHeadline(text, lang) ? text : '';
}

/** Undefined when too little of it is supported to be an article. */
export function checkArticle(
  lines: readonly ArticleLine[],
  passages: readonly SourcePassage[],
  lang: Language,
): CheckedArticle | undefined {
  const article: CheckedArticle = {
    ...{ title: '', brief: '', sections: [] },
    ...{ behindTitle: [], behindBrief: [] },
  };
  const parts: CheckedArticle['sections'] = [{ heading: '', sentences: [] }];
  const told = new Set<string>();
  let [said, supported] = [0, 0];
  for (const line of lines) {
    if ('heading' in line) {
      parts.push({ heading: line.heading, sentences: [] });
      continue;
    }
    const text = 'title' in line ? line.title : 'brief' in line ? line.brief : line.text;
    const found = check(text, line.from, passages, lang);
    const behind = found.supported.flatMap((one) => one.passages);
    if ('title' in line) {
      if (article.title !== '') continue;
      article.title = checkedTitle(found, lang);
      article.behindTitle = behind;
    } else if ('brief' in line) {
      const sentences = found.supported.map((one) => one.text);
      // After an unsupported sentence the next may not be understandable.
      if (article.brief !== '') continue;
      article.brief = found.said === sentences.length ? chooseBrief(sentences, lang) : '';
      article.behindBrief = behind;
    } else {
      said += found.said;
      supported += found.supported.length;
      for (const sentence of found.supported) {
        if (told.has(sentence.text) || told.size >= writtenSentencesMost) continue;
        told.add(sentence.text);
        parts.at(-1)?.sentences.push(sentence);
      }
    }
  }
  if (told.size < writtenSentencesLeast || supported < said * writtenShareLeast) return undefined;
  for (const { heading, sentences } of parts.filter((part) => part.sentences.length > 0)) {
    const last = article.sections.at(-1);
    const checked = checkedHeading(heading, sentences, lang);
    // Without its heading, a section continues the one before.
    if (last && checked === '') last.sentences.push(...sentences);
    else article.sections.push({ heading: checked, sentences });
  }
  return article;
}
