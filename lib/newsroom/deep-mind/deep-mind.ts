// Runs deep-mind in the background: one step at a time, stored after each. Protects: a stopped run
// does no further step, one whose process died is resumed once and then fails, and every run has a
// time limit.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Logger } from 'pino';
import { deepMindQueries } from '@/lib/model/limits/themes';
import { minuteMs } from '@/lib/model/time';
import { readQuestion } from '../answerable/question';
import { retrieve } from '../assistant/retrieve';
import { fold } from '../language/segment';
import type { Store } from '../store/contract/store';
import type { StoredRun } from '../store/contract/theme-store';
import type { Clock } from '../types';
import { firstQueries, furtherQueries, nextQueries } from './queries';
import { addFindings, answering, reportOf, type Findings } from './report';
import { keywordGroups, meantBy } from '../themes/theme-words';

/** How many runs a site has at once. */
const deepMindsAtOnce = 3;
/** A process silent for this long has died; its run is resumed, once. */
export const deepMindLeaseMs = minuteMs;
const deepMindTries = 2;
/** The longest that one run works. */
export const deepMindMostMs = 2 * minuteMs;

export type DeepMind = {
  /** A run is waiting: it starts now, or after the current one. */
  begin(): void;
  /** Resolves when nothing is running. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

type Parts = { store: Store; clock: Clock; log: Logger };

/**
 * A word of the question with its capitals, or its normalized form if the question has it
 * otherwise.
 */
function asWritten(token: string, question: string): string {
  const at = question.toLowerCase().indexOf(token);
  return at < 0 ? token : question.slice(at, at + token.length);
}

/**
 * The words that the reader asked about, so that the report can list those without a sentence.
 * Names can be searched alone.
 */
function wordsAsked({ question, lang }: StoredRun, keywords: readonly string[]) {
  if (question === '') return { words: [...keywords], names: [] };
  const { terms } = readQuestion(question, lang);
  const named = terms.filter(({ naming }) => naming);
  const words = (named.length > 0 ? named : terms).map(({ token }) => asWritten(token, question));
  return { words, names: named.length > 0 ? words.filter((word) => /\p{L}/u.test(word)) : [] };
}

/** Works through a claimed run; returns how it ended, or undefined when something else ended it. */
export async function workThrough(
  { store, clock }: Parts,
  run: StoredRun,
  signal?: AbortSignal,
): Promise<'done' | 'failed' | undefined> {
  const theme = await store.themes.get(run.theme_id);
  if (!theme) return 'failed';
  const { keywords } = theme.definition;
  // Words that the theme excludes are excluded here, too; the question may go beyond its keywords.
  const meant = meantBy({ ...theme.definition, keywords: [] }, run.lang);
  let asked = firstQueries(run.question, keywords);
  if (asked.length === 0) return 'failed';
  const findings: Findings = new Map();
  const { words: written, names } = wordsAsked(run, keywords);
  const words = written.filter((one) => keywordGroups(one, run.lang).length > 0);
  const steps = asked.map((query) => ({ query, done: false, found: 0 }));
  // The question is searched as a whole. A word of the theme whose query did not run may well be in
  // the news.
  const isLookedFor = (word: string) =>
    run.question !== '' ||
    steps.some(({ query, done }) => done && fold(query) === fold(word.trim()));
  const until = clock() + deepMindMostMs;
  for (let at = 0; at < Math.min(steps.length, deepMindQueries); at += 1) {
    const step = steps[at];
    if (!step || signal?.aborted || clock() > until) break;
    const question = readQuestion(step.query, run.lang);
    const { events } = await retrieve(store, question, clock());
    addFindings(
      findings,
      events.filter(({ event }) => meant.event(event)),
    );
    steps[at] = { ...step, done: true, found: events.length };
    const report = reportOf(findings, words.filter(isLookedFor), run.lang);
    const answers = answering(findings);
    if (at === asked.length - 1) {
      const open = report.not_covered.filter((word) => names.includes(word));
      const next = nextQueries(asked, open, answers.length > 0 ? [] : keywords);
      asked = [...asked, ...next];
      steps.push(...next.map((query) => ({ query, done: false, found: 0 })));
    }
    if (at === asked.length - 1) {
      const further = furtherQueries(asked, answers);
      steps.push(...further.map((query) => ({ query, done: false, found: 0 })));
    }
    const lease_until = clock() + deepMindLeaseMs;
    if (!(await store.themes.runs.progress(run.id, { steps, report, lease_until }))) {
      return undefined;
    }
    await breathe();
  }
  return signal?.aborted ? undefined : 'done';
}

export function createDeepMind(parts: Parts): DeepMind {
  const { store, clock, log } = parts;
  const { runs } = store.themes;
  const leaving = new AbortController();
  const { signal } = leaving;
  let wanted = false;
  let running: Promise<void> | undefined;

  async function one(id: string): Promise<void> {
    const now = clock();
    const run = await runs.claim(id, now, now + deepMindLeaseMs);
    if (!run) return;
    if (run.tries > deepMindTries) {
      await runs.end(id, 'failed', now);
      return;
    }
    try {
      const end = await workThrough(parts, run, signal);
      if (end) await runs.end(id, end, clock());
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'a deep-mind run failed');
      await runs.end(id, 'failed', clock());
    }
  }

  async function all(): Promise<void> {
    while (wanted && !signal.aborted) {
      wanted = false;
      const waiting = await runs.waiting(clock(), deepMindsAtOnce);
      if (waiting.length > 0) wanted = true;
      await Promise.all(waiting.map(one));
    }
  }

  return {
    begin() {
      wanted = true;
      running ??= all()
        .catch((error: unknown) => {
          if (!signal.aborted) log.error({ err: error }, 'deep-mind runs could not be taken up');
        })
        .finally(() => {
          running = undefined;
        });
    },
    settled: () => running ?? Promise.resolve(),
    async close() {
      leaving.abort();
      await running;
    },
  };
}
