import { judge } from '@/lib/newsroom/evidence/verdict';
import type { Language } from '@/lib/model/text/languages';
import { inTraditional } from '../language/chinese/traditional';
import type { Pair } from './pair';
import { chinesePairs } from './pairs-chinese';
import { englishPairs } from './pairs-english';
import { filipinoPairs } from './pairs-filipino';

const tables: Record<Language, readonly Pair[]> = {
  en: englishPairs,
  zh: chinesePairs,
  ph: filipinoPairs,
};

const traditionalPairs = chinesePairs.map(([what, passage, held, other]): Pair => [
  what,
  inTraditional(passage),
  inTraditional(held),
  inTraditional(other),
]);

/** The pairs of a table that are judged wrongly, each with its verdicts. */
function wrong(lang: Language, pairs: readonly Pair[]): string[] {
  return pairs.flatMap(([what, text, held, other]) => {
    const passages = [{ text, before: '', lang }];
    const [kept, let_through] = [judge(held, lang, passages), judge(other, lang, passages)];
    return [
      ...(kept.verdict === 'unconfirmed' ? [`${what}: lost "${held}" (${kept.why})`] : []),
      ...(let_through.verdict === 'unconfirmed' ? [] : [`${what}: let through "${other}"`]),
    ];
  });
}

describe('200 sentences and their false twins', () => {
  it('are 200, all different', () => {
    const all = Object.values(tables).flat();
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(([, passage, , other]) => `${passage} ${other}`)).size).toBe(all.length);
  });

  it('are told apart in Traditional Chinese as in Simplified', () => {
    expect(wrong('zh', traditionalPairs).length).toBeLessThanOrEqual(
      wrong('zh', chinesePairs).length,
    );
  });

  it.each(Object.entries(tables))('are told apart in %s, at least 95 of 100', (name, pairs) => {
    const lang = name as Language;
    const found = wrong(lang, pairs);
    expect({ found, enough: found.length <= pairs.length * 0.05 }).toMatchObject({ enough: true });
  });
});
