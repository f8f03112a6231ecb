// The quality of the check that a sentence is supported by its source: false sentences that pass
// and true ones that are kept, on public sets, half of which no rule was made with. Always without
// a model; with one (the settings of a site, `AI_BASE_URL` and `AI_CHECK_MODEL` or `AI_MODEL`) with
// it as well, over `BENCH_ITEMS` claims of each half.
import { pino } from 'pino';
import { createModelCheck } from '@/lib/newsroom/evidence/model-check';
import { createModel } from '@/lib/newsroom/model/model';
import { judge } from '@/lib/newsroom/evidence/verdict';
import { hold } from './marks';
import { halfOf, readClaims, setNames, type Half } from './support/claims';
import { nearest } from './support/near';
import {
  balancedAccuracy,
  nearLevels,
  rate,
  scoreOf,
  type Judge,
  type Score,
} from './support/score';

const halves: readonly Half[] = ['tuning', 'check'];
/** Balanced accuracy as published; SummEdits over all of its ten domains. */
const published: Readonly<Record<string, string>> = {
  'summedits-news': 'GPT-4 0.824, people 0.909',
};
/**
 * Sets with a target: at most this share of the false may pass, at least this of the near must be
 * kept.
 */
const marked: ReadonlySet<string> = new Set(['summedits-news', 'bump-pairs']);
const mostPassed = 0.1;
const leastKept = 0.6;

const byWords: Judge = (sentence, { lang }, passages) =>
  Promise.resolve(judge(sentence, lang, passages).verdict);

/**
 * As an answer is checked: over the passages that it would cite, here the nearest ones of the
 * source.
 */
const citedPassages = 6;

function byModel(options: { baseUrl: string; apiKey?: string; name: string }): Judge {
  const log = pino({ level: 'warn' });
  const model = createModel(options);
  const { signal } = new AbortController();
  return async (sentence, { lang }, passages) => {
    // After one failure the rest of the bench must not fall back to comparing words.
    const check = createModelCheck(model, { most: 1, log });
    const cited = nearest(sentence, lang, passages).slice(0, citedPassages);
    return (await check(sentence, lang, cited, signal)).verdict;
  };
}

const share = ({ of, kept }: { of: number; kept: number }) =>
  of === 0 ? '–' : `${(kept / of).toFixed(3)} (${kept}/${of})`;

function print(name: string, half: Half, score: Score): void {
  const cells = [
    `${name} ${half}`.padEnd(26),
    balancedAccuracy(score).toFixed(3).padEnd(8),
    share(score.unsupported).padEnd(18),
    share(score.supported).padEnd(18),
    ...score.near.map((part) => share(part).padEnd(17)),
    share(score.sameWords).padEnd(17),
    String(score.origins).padEnd(8),
    share(score.nearFalse),
  ];
  process.stdout.write(`  ${cells.join(' ').trimEnd()}\n`);
  if (!marked.has(name)) return;
  const outcome = (isMet: boolean) => (hold(isMet) ? 'met' : 'missed');
  const passed = outcome(rate(score.unsupported) <= mostPassed);
  const kept = score.near.map((part, at) => {
    const level = `${Math.round((nearLevels[at] ?? 0) * 100)}`;
    return `${level}: ${part.of === 0 ? 'none' : outcome(rate(part) >= leastKept)}`;
  });
  process.stdout.write(
    `    false passed ≤ ${mostPassed}: ${passed}; near kept ≥ ${leastKept}: ${kept.join(', ')}\n`,
  );
}

async function measure(what: string, judgeBy: Judge, most = Infinity): Promise<void> {
  const levels = nearLevels.map((level) => `near ${Math.round(level * 100)} % kept`.padEnd(17));
  process.stdout.write(
    `\n${what}\n  ${''.padEnd(26)} balanced ${'false passed'.padEnd(17)} ${'true kept'.padEnd(18)} ${levels.join(' ')} ${'of its words kept'.padEnd(17)} origins  near ${Math.round(nearLevels[0] * 100)} % false passed\n`,
  );
  for (const name of setNames) {
    const claims = readClaims(name);
    if (!claims) {
      process.stdout.write(`  ${name}: skipped, not on this machine\n`);
      continue;
    }
    for (const half of halves) {
      const own = claims.filter((claim) => halfOf(claim) === half).slice(0, most);
      print(name, half, await scoreOf(own, judgeBy));
    }
    if (published[name])
      process.stdout.write(`    published balanced accuracy: ${published[name]}\n`);
  }
}

export async function benchSupport(): Promise<void> {
  process.stdout.write(
    '\nSentences and their sources. "near N %": of a true sentence that share of the words stands, in order, in one sentence of the source; "of its words": of those of the first level such as have no word that their sentence of the source lacks; "origins": the sentences of sources that those of the first level go back to, which a set may say in many ways; "false" are those that no true claim has\n',
  );
  await measure('Without a model', byWords);
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL, AI_CHECK_MODEL } = process.env;
  const name = AI_CHECK_MODEL ?? AI_MODEL;
  if (baseUrl && name) {
    const most = Number(process.env.BENCH_ITEMS ?? 100);
    await measure(
      `With ${name}, ${most} claims of each half at most`,
      byModel({ baseUrl, apiKey, name }),
      most,
    );
  } else process.stdout.write('\nWith a model: none is set (AI_BASE_URL, AI_MODEL)\n');
}
