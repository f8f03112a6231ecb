// The fixed questions as a list. Half of each kind is held out from tuning, by a seeded split of
// the question's text: `npm run bench -- questions` prints both halves separately.
import { createHash } from 'node:crypto';
import type { Language } from '@/lib/model/text/languages';
import * as chinese from './chinese';
import * as english from './english';
import * as filipino from './filipino';

export type Kind = 'one' | 'across' | 'many' | 'none' | 'talk' | 'hostile';

export type FixedQuestion = {
  kind: Kind;
  language: Language;
  text: string;
  /** Alternatives; all words of one must be in a headline of the event. */
  headlines: string[][];
  /** One of these is in a sentence that answers; without any, every sentence does. */
  facts: string[];
  /** The kind of small talk. */
  talk?: string;
  /** Whether it may be looked at while the assistant is changed. */
  tuned: boolean;
};

const seed = 'cubewire-questions-1';

const isTuned = (text: string) =>
  (createHash('sha256').update(`${seed} ${text}`).digest()[0] ?? 0) % 2 === 0;

const parts = (text = '', by: string) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function read(kind: Kind, language: Language, table: string): FixedQuestion[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells =
        kind === 'hostile' ? [line] : line.split(' | ').map((cell) => cell.replace(/ \|$/, ''));
      const [text = '', headlines, facts] = cells;
      const isTalk = kind === 'talk';
      return {
        ...{ kind, language, text, tuned: isTuned(text) },
        headlines: isTalk ? [] : parts(headlines, '/').map((one) => parts(one, ' ')),
        facts: parts(facts, '/'),
        ...(isTalk && { talk: headlines }),
      };
    });
}

export const fixedQuestions: readonly FixedQuestion[] = [
  ...read('one', 'en', english.oneEvent),
  ...read('one', 'zh', chinese.oneEvent),
  ...read('one', 'zh', chinese.traditional),
  ...read('one', 'ph', filipino.oneEvent),
  ...read('across', 'ph', filipino.acrossLanguages),
  ...read('across', 'zh', filipino.fromChinese),
  ...read('across', 'en', filipino.fromEnglish),
  ...read('many', 'en', english.manyEvents),
  ...read('many', 'zh', chinese.manyEvents),
  ...read('none', 'en', english.unanswerable),
  ...read('none', 'zh', chinese.unanswerable),
  ...read('none', 'ph', filipino.unanswerable),
  ...read('talk', 'en', english.smallTalk),
  ...read('talk', 'zh', chinese.smallTalk),
  ...read('talk', 'ph', filipino.smallTalk),
  ...read('hostile', 'en', english.hostile),
  ...read('hostile', 'zh', chinese.hostile),
  ...read('hostile', 'ph', filipino.hostile),
];
