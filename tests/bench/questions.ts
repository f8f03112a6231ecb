// The assistant's answers over real feeds without a model: to the questions that the product itself
// offers, and to fixed ones of which half is held out from tuning. `BENCH_MISSES=1` prints the
// misses of the other half; `BENCH_PARTS` names the parts to run. `BENCH_MEANINGS=off` runs it
// without the hand-made tables of meanings; when unset, the fixed questions are asked both ways.
import { spawnSync } from 'node:child_process';
// Must be the first import: the reason is in that file.
import { isWithoutMeanings } from './questions/without-meanings';
import { fixedQuestions, type FixedQuestion, type Kind } from './questions/fixed';
import { askOffered, type Tally } from './questions/offered';
import { openRealFeeds, type Answer, type Known, type RealFeeds } from './questions/real-feeds';
import { publicQuestions, type PublicQuestion } from './questions/public-sets';
import { judge, outcomeOf, type Verdict } from './questions/score';
import { signOf } from './marks';
import { passes } from './measure';
import { percentile } from './percentile';

const wanted = (process.env.BENCH_PARTS ?? 'offered,other,fixed,public,large').split(',');
const showMisses = process.env.BENCH_MISSES === '1';

const share = (part: number, whole: number) =>
  whole === 0 ? '–' : `${(part / whole).toFixed(3)} (${part}/${whole})`;

const line = (name: string, text: string) => console.log(`  ${name.padEnd(40)}${text}`);

/** A share against its required minimum. */
const marked = (part: number, whole: number, least: number) =>
  `${share(part, whole)}; mark ${least} ${whole === 0 ? '' : signOf(part / whole >= least)}`;

function printOffered(
  name: string,
  { n, own, mixed, others, refused }: Tally,
  right: number,
  least: number,
) {
  const all = `${share(own, n)} own, ${mixed} mixed, ${others} others, ${refused} refused`;
  line(name, `${all}; right ${marked(right, n, least)}`);
}

async function offered(feeds: RealFeeds, name: string, events: readonly Known[]): Promise<void> {
  const misses: string[] = [];
  const { chips, headlines, without } = await askOffered(feeds, events, (miss) =>
    misses.push(miss),
  );
  printOffered(`${name}: offered questions`, chips, chips.own, 0.95);
  printOffered(`${name}: headlines`, headlines, headlines.own + headlines.mixed, 0.97);
  line(`${name}: articles that offer none`, `${without} of ${events.length}`);
  if (showMisses) for (const miss of misses) console.log(`    ${miss}`);
}

/** The same events in every run: every n-th in the order of their ids. */
function sampled(events: readonly Known[], lang: string, most: number): Known[] {
  const all = events.filter((one) => one.lang === lang).sort((a, b) => (a.id < b.id ? -1 : 1));
  const step = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, at) => at % step === 0).slice(0, most);
}

type Asked = { question: FixedQuestion; verdict: Verdict; firstMs: number };

/** The half used for making rules has no target. */
function printHalf(name: string, asked: readonly Asked[], isHeld: boolean): void {
  const of = (...kinds: Kind[]) => asked.filter(({ question }) => kinds.includes(question.kind));
  const part = (some: number, all: number, least?: number) =>
    isHeld && least !== undefined ? marked(some, all, least) : share(some, all);
  const count = (list: readonly Asked[], is: (verdict: Verdict) => boolean, least?: number) =>
    part(list.filter(({ verdict }) => is(verdict)).length, list.length, least);
  const sum = (key: 'quoted' | 'held') => asked.reduce((all, { verdict }) => all + verdict[key], 0);
  console.log(`  ${name}: ${asked.length} questions`);
  const known = of('one', 'many');
  line(
    'right event, own language',
    count(known, ({ right }) => right, 0.85),
  );
  line(
    'right event, across languages',
    count(of('across'), ({ right }) => right, 0.5),
  );
  line(
    'useful',
    count(known, ({ useful }) => useful, 0.75),
  );
  line(
    '  of which called closest',
    count(known, ({ right, closest }) => right && closest),
  );
  line(
    'right refusals',
    count(of('none'), ({ right }) => right, 0.95),
  );
  line(
    '  of which nothing is quoted',
    count(of('none'), ({ refused }) => refused),
  );
  line(
    'small talk and plain needs',
    count(of('talk'), ({ right }) => right),
  );
  line(
    'hostile',
    count(of('hostile'), ({ right }) => right, 1),
  );
  line('citation precision', part(sum('held'), sum('quoted'), 1));
}

async function fixed(feeds: RealFeeds, events: readonly Known[]): Promise<void> {
  const byLink = new Map(
    events.flatMap((one) => [...one.links].map((link) => [link, one] as const)),
  );
  const asked: Asked[] = [];
  for (const question of fixedQuestions) {
    const answer = await feeds.ask(question.text, question.language);
    const verdict = await judge(feeds, byLink, question, answer);
    asked.push({ question, verdict, firstMs: answer.firstMs });
    if (!showMisses || !question.tuned || (verdict.right && verdict.useful)) continue;
    const { first, closest, right, quoted } = verdict;
    const mark = right ? 'not useful' : 'wrong';
    console.log(
      `    ${mark}: ${question.text} → ${closest ? 'closest ' : ''}${first ?? (quoted ? 'other' : 'none')}`,
    );
  }
  printHalf(
    'untouched half',
    asked.filter(({ question }) => !question.tuned),
    true,
  );
  printHalf(
    'tuned half',
    asked.filter(({ question }) => question.tuned),
    false,
  );
  const times = asked.map(({ firstMs }) => firstMs).sort((a, b) => a - b);
  line(
    'first words',
    `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  );
}

/** The public questions of a set over their own articles. */
function printPublic(set: string, asked: readonly { question: PublicQuestion; answer: Answer }[]) {
  const of = asked.filter(({ question }) => question.set === set);
  const known = of.filter(({ question }) => question.isAnswerable);
  const unknown = of.filter(({ question }) => !question.isAnswerable);
  const count = (list: typeof of, is: (one: (typeof of)[number]) => boolean) =>
    share(list.filter(is).length, list.length);
  const cites = ({ question, answer }: (typeof of)[number]) =>
    question.links.has(answer.references[0]?.link ?? '');
  const tells = ({ question, answer }: (typeof of)[number]) =>
    question.answers.some((one) => answer.text.toLowerCase().includes(one.toLowerCase()));
  const isHonest = ({ answer }: (typeof of)[number]) =>
    answer.references.length === 0 || outcomeOf(answer.chunks) === 'closest';
  line(`${set}: an article of the question`, count(known, cites));
  line(`${set}: its answer quoted`, count(known, tells));
  line(`${set}: unanswerable, refused or closest`, count(unknown, isHonest));
}

async function askPublic(): Promise<void> {
  const feeds = await openRealFeeds('public');
  if (!feeds) return;
  const asked: { question: PublicQuestion; answer: Answer }[] = [];
  for (const question of publicQuestions()) {
    asked.push({ question, answer: await feeds.ask(question.text, question.language) });
  }
  await feeds.close();
  console.log(`  public questions over their own articles: ${asked.length}`);
  for (const set of new Set(asked.map(({ question }) => question.set))) printPublic(set, asked);
}

/**
 * First words over a large archive, of questions of every kind. The time of each is the shortest of
 * several passes, which is what it costs without other load on the machine.
 */
async function timeLarge(): Promise<void> {
  const feeds = await openRealFeeds('large');
  if (!feeds) return;
  const times = fixedQuestions.map(() => Infinity);
  for (let pass = 0; pass < passes; pass++) {
    for (const [at, { text, language }] of fixedQuestions.entries()) {
      const { firstMs } = await feeds.ask(text, language);
      times[at] = Math.min(times[at] ?? Infinity, firstMs);
    }
  }
  times.sort((a, b) => a - b);
  const [half, most] = [percentile(times, 0.5).toFixed(0), percentile(times, 0.95).toFixed(0)];
  const events = await feeds.store.events.count();
  line(
    `first words over ${events} events`,
    `p50 ${half} ms, p95 ${most} ms; mark 300 ms ${signOf(Number(most) <= 300)}`,
  );
  await feeds.close();
}

/** The same in a separate process: the tables are loaded once per process. */
function askWithoutMeanings(): void {
  const env = { ...process.env, BENCH_MEANINGS: 'off', BENCH_PARTS: 'fixed', BENCH_MISSES: '0' };
  const [, command = ''] = process.argv;
  const { status } = spawnSync(process.execPath, [...process.execArgv, command, 'questions'], {
    ...{ env, stdio: 'inherit' },
  });
  if (status !== 0) throw new Error('without the tables of meanings it did not run');
}

export async function benchQuestions(): Promise<void> {
  const how = isWithoutMeanings ? ', without the hand-made tables of meanings' : '';
  console.log(`Questions over real feeds, without a model${how}`);
  if (wanted.includes('offered')) {
    const feeds = await openRealFeeds('news');
    if (!feeds) return console.log('  skipped: the feeds are not here');
    await offered(feeds, 'two feed folders', await feeds.events());
    await feeds.close();
  }
  if (wanted.includes('public')) await askPublic();
  if (wanted.includes('large')) await timeLarge();
  if (!wanted.includes('other') && !wanted.includes('fixed')) return;
  const feeds = await openRealFeeds('all');
  if (!feeds) return;
  const events = await feeds.events();
  if (wanted.includes('other')) {
    for (const lang of ['en', 'zh', 'ph']) {
      await offered(feeds, `other feeds, ${lang}`, sampled(events, lang, 120));
    }
  }
  if (wanted.includes('fixed')) await fixed(feeds, events);
  await feeds.close();
  if (wanted.includes('fixed') && !isWithoutMeanings) askWithoutMeanings();
}
