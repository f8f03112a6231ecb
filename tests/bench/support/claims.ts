// The public sets of sentences that a source does or does not support, as one kind of item.
// `BENCH_TRUTH` names another folder with files of the same names.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { toLanguage, type Language } from '@/lib/model/text/languages';
import { sharedData } from '../../shared';

export type Claim = {
  claim: string;
  lang: Language;
  /** Texts of the source. */
  source: readonly string[];
  sourceLang: Language;
  supported: boolean;
  /** Determines its half: all claims over one source are in the same one. */
  key: string;
};

export type Half = 'tuning' | 'check';

/** Rules are made with one half in view; the other shows whether they generalize. */
export const halfOf = ({ key }: Claim): Half =>
  (createHash('sha256').update(key).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'check';

const text = z.string();
const label = z.object({ label: text });
const summedits = label.extend({ source: text, claim: text });
const bump = z.object({ source: text, supported: text, unsupported: text });
const uhgeval = z.object({ id: text, source: text, sentence: text, true_sentence: text });
const wice = label.extend({ evidence: z.array(text), claim: text });
const newssum = label.extend({ source: text, sentence: text });
const filnli = label.extend({ premise: text, hypothesis: text });
const own = label.extend({ passage: text, sentence: text, lang: text });

const en = { lang: 'en', sourceLang: 'en' } as const;
const zh = { lang: 'zh', sourceLang: 'zh' } as const;
const ph = { lang: 'ph', sourceLang: 'ph' } as const;

const readers: Record<string, (item: unknown) => Claim[]> = {
  'summedits-news': (item) => {
    const { source, claim, label: said } = summedits.parse(item);
    return [{ ...en, source: [source], claim, supported: said === 'supported', key: source }];
  },
  'bump-pairs': (item) => {
    const { source, supported, unsupported } = bump.parse(item);
    const of = { ...en, source: [source], key: source };
    return [
      { ...of, claim: supported, supported: true },
      { ...of, claim: unsupported, supported: false },
    ];
  },
  'uhgeval-zh': (item) => {
    const { id, source, sentence, true_sentence } = uhgeval.parse(item);
    const of = { ...zh, source: [source], key: id };
    return [
      { ...of, claim: true_sentence, supported: true },
      { ...of, claim: sentence, supported: false },
    ];
  },
  'wice-claims': (item) => {
    const { evidence, claim, label: said } = wice.parse(item);
    const key = evidence.join('\n');
    return [{ ...en, source: evidence, claim, supported: said === 'supported', key }];
  },
  'newssum-spans': (item) => {
    const { source, sentence, label: said } = newssum.parse(item);
    return [
      { ...en, source: [source], claim: sentence, supported: said === 'supported', key: source },
    ];
  },
  'filnli-health': (item) => {
    const { premise, hypothesis, label: said } = filnli.parse(item);
    const supported = said === 'entailment' || said === 'supported';
    return [{ ...ph, source: [premise], claim: hypothesis, supported, key: premise }];
  },
  'sentences-own': (item) => {
    const { passage, sentence, lang, label: said } = own.parse(item);
    return [
      {
        ...{ lang: toLanguage(lang, 'en'), sourceLang: 'en' },
        ...{ source: [passage], claim: sentence, supported: said === 'supported', key: passage },
      },
    ];
  },
};

export const setNames = Object.keys(readers);

function pathOf(name: string): string | undefined {
  const folder = process.env.BENCH_TRUTH;
  if (!folder) return sharedData('truth', `${name}.jsonl`);
  const path = join(folder, `${name}.jsonl`);
  return existsSync(path) ? path : undefined;
}

/** The claims of a set; undefined where it is not on this machine. */
export function readClaims(name: string): Claim[] | undefined {
  const path = pathOf(name);
  const read = readers[name];
  if (!path || !read) return undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => read(JSON.parse(line)));
}
