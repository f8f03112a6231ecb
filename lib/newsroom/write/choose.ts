// Which sentences make the article: the most informative ones, no fact twice, several publishers
// represented, and never so much of one article that reading it becomes unnecessary.
import type { Language } from '@/lib/model/text/languages';
import {
  freeSentencesOfArticle,
  maxSentences,
  maxSentencesOfPublisher,
  maxShareOfArticle,
} from './budget';
import { isFinished } from '../evidence/quotable';
import { lexicons } from '../language/lexicons';
import { readTelling, sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { newsNumbersOf } from '../language/text-terms';
import { isUnderstood } from './in-context';
import { chooseLead } from './lead';
import type { Promises } from './promise';
import { bareTitle } from './title';
import { releasedAt, sameHoursMs } from './report-times';
import { isContained, isToldAlready, isToldByOthers, toldShareBy } from './told-already';
import { backs, repeats } from './weigh';
import type { Scored, Weights } from './weigh';

/** A chosen sentence, and every article that says it, the quoted one first. */
export type Statement = Scored & { backers: Scored[] };

/** An article of this many sentences is long enough … */
const longEnough = 8;
/** … to leave out a sentence worth less than this share of the lead. */
const leastShare = 0.35;
/** The penalty for each sentence already taken from the same publisher. */
const repeatedPublisher = 0.09;
/**
 * The bonus for a publisher that is not represented yet, so that the text is not from one source
 * alone.
 */
const unheard = 0.25;
/** The bonus for a sentence right after a chosen one: a report tells things in order. */
const inOneGo = 0.1;
/**
 * Every sentence has words of the subject: what the page has told only counts from this share on …
 */
const toldFrom = 0.3;
/** … and a sentence that it has told entirely loses this much. */
const retelling = 0.6;
/**
 * In an article that is long enough, a sentence of which the page has told this share is left out.
 */
const mostlyTold = 0.6;
/** How many times sentences that others make redundant are replaced. */
const mostRounds = 4;
/** The bonus for a sentence that limits or denies a chosen one, which alone would be misleading. */
const limiting = 0.6;
/** The penalty for a future event when the lead of a newer report tells of the same. */
const overtaken = 0.4;
/** Sharing this much with the lead makes a sentence one on the same subject. */
const ofLead = 2;
/** The bonus for headline words that no sentence has told yet, if it has all of them … */
const untoldWords = 0.5;
/** … and for a number of a headline that none has told. */
const untoldNumber = 0.15;
/** The bonus for the first reply of somebody who is accused. */
const firstAnswer = 0.2;
/** The bonus for each further source that says the same, up to three. */
const backing = 0.08;
/** Only the best candidates are looked up in other sources before choosing. */
const lookedUp = 24;
/** With fewer good sentences than this, the spare ones are used as well. */
const enough = 2;

/** Counts what was taken from each publisher and article against the limits. */
function quotas(candidates: readonly Scored[]) {
  const size = new Map<string, number>();
  const publishers = new Map<string, number>();
  const articles = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { article } of candidates) add(size, article.id);
  const most = (id: string) =>
    Math.max(freeSentencesOfArticle, Math.ceil((size.get(id) ?? 0) * maxShareOfArticle));
  return {
    take: ({ publisher, article }: Scored) => {
      add(publishers, publisher);
      add(articles, article.id);
    },
    taken: ({ publisher }: Scored) => publishers.get(publisher) ?? 0,
    /** Whether `count` more of its publisher and article may be taken. */
    allows: ({ publisher, article }: Scored, count = 1) =>
      (publishers.get(publisher) ?? 0) + count <= maxSentencesOfPublisher &&
      (articles.get(article.id) ?? 0) + count <= most(article.id),
  };
}

/** Whether `candidate` is right after a quoted sentence. */
function follows(candidate: Scored, chosen: readonly Scored[]): boolean {
  return chosen.some(
    ({ article, index }) => article === candidate.article && index === candidate.index - 1,
  );
}

/** A text with fewer sentences also includes another report of the same news … */
const thin = 5;
/** … if it adds this many names or numbers that neither headline nor text has … */
const newNames = 2;
/** … or one, and so many telling words that at least half of what it says is new. */
const newWords = 4;
const newShare = 0.5;

/** Whether a sentence adds enough to `known` for a thin text. */
function bringsNews(text: string, lang: Language, known: ReadonlySet<string>): boolean {
  const { spots, terms } = readTelling(text, lang);
  const fresh = new Set([...terms].filter((term) => !known.has(term)));
  const named = spots.filter(({ term, isName, start }) => isName && start > 0 && fresh.has(term));
  const names = new Set(named.map(({ term }) => term)).size;
  if (names === 0 || names >= newNames) return names > 0;
  return fresh.size >= newWords && fresh.size >= newShare * terms.size;
}

/** Whether a sentence that opens like a change of subject is still about what is told. */
function staysOn(text: string, lang: Language, told: readonly string[]): boolean {
  if (!lexicons[lang].turns.test(text)) return true;
  const known = new Set(told.flatMap((one) => [...tellingTerms(one, lang)]));
  return [...tellingTerms(text, lang)].some((term) => known.has(term));
}

/** Complete except for its full stop, which teasers often lack. */
const isTeaser = (text: string, lang: Language): boolean =>
  text.length >= lexicons[lang].shortest && !lexicons[lang].invites.test(text);

/**
 * Whether a report opens with something that only its headline names: ‘The measure comes as’ can
 * follow a lead that names it.
 */
const opensOnHeadline = (
  { text, index }: Pick<Scored, 'text' | 'index'>,
  lang: Language,
): boolean => index === 0 && (lexicons[lang].pointed?.first.test(text) ?? false);

/**
 * For a thin text, the opening of a report that is not quoted yet and adds something; from a
 * publisher that is already represented only where there is no other.
 */
function nextVoice(
  candidates: readonly Scored[],
  chosen: readonly Statement[],
  title: string,
  lang: Language,
): Scored | undefined {
  const known = new Set(
    [title, ...chosen.map(({ text }) => text)].flatMap((text) => [...tellingTerms(text, lang)]),
  );
  const backers = chosen.flatMap((one) => one.backers);
  const heard = new Set(backers.map(({ publisher }) => publisher));
  const read = new Set(backers.map(({ article }) => article));
  const able = candidates.filter(
    ({ article, index, grade, leans, text }) =>
      !read.has(article) &&
      index <= 1 &&
      (grade === 'good' || isTeaser(text, lang)) &&
      (!leans || opensOnHeadline({ text, index }, lang)) &&
      bringsNews(text, lang, known),
  );
  const others = able.filter(({ publisher }) => !heard.has(publisher));
  return (others.length > 0 ? others : able).reduce<Scored | undefined>(
    (best, next) => (best && best.score >= next.score ? best : next),
    undefined,
  );
}

/**
 * For a thin text, a short but complete sentence right after a quoted one, about the headline: ‘The
 * ministry denied it.’
 */
function shortBehind(
  candidates: readonly Scored[],
  chosen: readonly Statement[],
  title: string,
  lang: Language,
): Scored | undefined {
  const words = tellingTerms(title, lang);
  return candidates.find(
    (one) =>
      one.grade === 'spare' &&
      isFinished(one.text) &&
      !lexicons[lang].invites.test(one.text) &&
      follows(one, chosen) &&
      !chosen.some(({ article, index }) => article === one.article && index === one.index) &&
      sharedTelling(one.text, lang, words) > 0 &&
      !isToldAlready(one, chosen),
  );
}

/** Whether the next sentence, which can be quoted, limits or denies it. */
const isLimited = ({ article, index }: Scored, candidates: readonly Scored[]): boolean =>
  candidates.some(
    (one) =>
      one.article === article &&
      one.index === index + 1 &&
      lexicons[article.lang].contrast.test(one.text),
  );

/** Whether a sentence announces what the lead of a newer report already tells. */
function isOvertaken({ article, text }: Scored, lead: Scored, lang: Language): boolean {
  return (
    releasedAt(lead.article) > releasedAt(article) &&
    lexicons[lang].coming.test(text) &&
    !lexicons[lang].coming.test(lead.text) &&
    sharedTelling(text, lang, tellingTerms(lead.text, lang)) >= ofLead
  );
}

/**
 * Tracks which words and numbers of its headlines the page has not told yet, and whether an accused
 * person has replied.
 */
function untoldOf(candidates: readonly Scored[], title: string, lang: Language) {
  const { answersBack } = lexicons[lang];
  const words = tellingTerms(title, lang);
  const size = Math.max(1, words.size);
  const headlines = new Set([title, ...candidates.map(({ article }) => bareTitle(article))]);
  const numbers = new Set([...headlines].flatMap((text) => newsNumbersOf(text, lang)));
  let isAnswered = false;
  const read = new Map(
    candidates.map(({ text }) => [
      text,
      { terms: tellingTerms(text, lang), numbers: newsNumbersOf(text, lang) },
    ]),
  );
  return {
    tell({ text }: Scored) {
      for (const term of read.get(text)?.terms ?? []) words.delete(term);
      for (const number of read.get(text)?.numbers ?? []) numbers.delete(number);
      isAnswered ||= answersBack.test(text);
    },
    worthOf({ text }: Scored): number {
      const own = read.get(text);
      if (!own) return 0;
      const told = [...own.terms].filter((term) => words.has(term)).length;
      const counts = own.numbers.some((number) => numbers.has(number));
      return (
        (untoldWords * told) / size +
        (counts ? untoldNumber : 0) +
        (!isAnswered && answersBack.test(text) ? firstAnswer : 0)
      );
    },
  };
}

/**
 * Drops sentences that another one says entirely, and more; if that is the lead, the other one
 * leads if it can. Sentences that another depends on are kept.
 */
function withoutContained(chosen: readonly Statement[], lang: Language): Statement[] {
  const isLeanedOn = ({ article, index }: Statement) =>
    chosen.some((one) => one.leans && one.article === article && one.index === index + 1);
  const canLead = ({ index, leans, grade, text }: Statement) =>
    index === 0 && !leans && grade === 'good' && text.length <= lexicons[lang].longest;
  const [lead, ...rest] = chosen;
  if (!lead) return [];
  const kept = rest.filter(
    (one) => isLeanedOn(one) || !chosen.some((other) => other !== one && isContained(one, other)),
  );
  const fuller = kept.find((one) => canLead(one) && isContained(lead, one));
  if (!fuller || isLeanedOn(lead)) return [lead, ...kept];
  return [fuller, ...kept.filter((one) => one !== fuller)];
}

/**
 * The sentences of `chosen` whose news the others tell together: an early choice is sometimes told
 * more fully by later ones. An older report never makes a newer one's sentence redundant.
 */
function needlessOf(chosen: readonly Statement[]): Set<Scored> {
  const isLeanedOn = ({ article, index }: Statement) =>
    chosen.some((one) => one.leans && one.article === article && one.index === index + 1);
  let kept: readonly Statement[] = chosen;
  for (const one of chosen.slice(1).reverse()) {
    if (isLeanedOn(one)) continue;
    const others = kept.filter((other) => other !== one);
    const since = releasedAt(one.article) - sameHoursMs;
    const fresh = others.filter(({ article }) => releasedAt(article) >= since);
    if (isToldByOthers(one, fresh)) kept = others;
  }
  return new Set(
    chosen.filter((one) => !kept.includes(one)).flatMap(({ backers }) => backers.slice(0, 1)),
  );
}

/** The chosen sentences: the lead, then the others in the order of choice. */
export function chooseStatements(
  candidates: readonly Scored[],
  title: string,
  lang: Language,
  { weights, promises }: { weights: Weights; promises: Promises },
): Statement[] {
  const lead = chooseLead(candidates, title, lang, promises);
  if (!lead) return [];
  const needless = new Set<Scored>();
  for (let round = 1; ; round += 1) {
    const chosen = chooseAfter(lead, candidates, needless, { title, lang, weights });
    const found = round < mostRounds ? needlessOf(chosen) : new Set<Scored>();
    if (found.size === 0) return withoutContained(chosen, lang);
    for (const one of found) needless.add(one);
  }
}

type Choice = { title: string; lang: Language; weights: Weights };

/** The lead and then, one by one, the sentences that are worth most; none of `needless`. */
function chooseAfter(
  lead: Scored,
  all: readonly Scored[],
  needless: ReadonlySet<Scored>,
  { title, lang, weights }: Choice,
): Statement[] {
  const candidates = all.filter((one) => !needless.has(one));
  const untold = untoldOf(candidates, title, lang);
  const quota = quotas(candidates);
  const backersOf = (candidate: Scored): Scored[] => {
    const others = candidates.filter((other) => backs(other, candidate, weights));
    return [candidate, ...new Map(others.map((other) => [other.publisher, other])).values()];
  };
  const best = [...candidates].sort((a, b) => b.score - a.score).slice(0, lookedUp);
  const support = new Map(
    best.map((candidate) => [candidate, Math.min(3, backersOf(candidate).length - 1) * backing]),
  );
  const worth = (candidate: Scored) =>
    candidate.score +
    (support.get(candidate) ?? 0) +
    (quota.taken(candidate) === 0 ? unheard : 0) +
    (follows(candidate, chosen)
      ? inOneGo + (lexicons[lang].contrast.test(candidate.text) ? limiting : 0)
      : 0) -
    (isOvertaken(candidate, lead, lang) ? overtaken : 0) +
    untold.worthOf(candidate) -
    repeatedPublisher * quota.taken(candidate);
  const toldAgain = (candidate: Scored) =>
    (retelling * Math.max(0, toldShare(candidate) - toldFrom)) / (1 - toldFrom);

  const chosen: Statement[] = [];
  let pool: Scored[] = [...candidates];
  let toldShare = toldShareBy([lead]);
  for (let next: Scored | undefined = lead; next && chosen.length < maxSentences;) {
    const taken: Scored = next;
    // A sentence that is only understood after the one before stays right behind it.
    const before = [title, ...chosen.map(({ text }) => text)].join('\n');
    const leans = taken.leans || (chosen.length > 0 && !isUnderstood(taken, before, lang));
    chosen.push({ ...taken, leans, backers: backersOf(taken) });
    quota.take(taken);
    untold.tell(taken);
    toldShare = toldShareBy(chosen);
    pool = pool.filter(
      (other) => other !== taken && quota.allows(other) && !repeats(other, taken, weights),
    );
    const told = [title, ...chosen.map(({ text }) => text)];
    const page = told.join('\n');
    pool = pool.filter((other) => !isToldAlready(other, chosen));
    const fits = (other: Scored) =>
      ((!other.leans && isUnderstood(other, page, lang)) || follows(other, chosen)) &&
      (!isLimited(other, all) || quota.allows(other, 2)) &&
      staysOn(other.text, lang, told);
    const worths = new Map(pool.map((other) => [other, worth(other) - toldAgain(other)]));
    const worthOf = (other: Scored) => worths.get(other) ?? 0;
    const ready = pool.filter(
      (other) =>
        other.grade === 'good' &&
        fits(other) &&
        (chosen.length < longEnough ||
          (worth(other) >= lead.score * leastShare && toldShare(other) < mostlyTold)),
    );
    const spare = pool.filter(fits);
    const usable = ready.length === 0 && chosen.length < enough ? spare : ready;
    next =
      usable.length === 0 ? undefined : usable.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  }
  for (let next = nextVoice(candidates, chosen, title, lang); next && chosen.length < thin;) {
    chosen.push({ ...next, leans: false, backers: backersOf(next) });
    next = nextVoice(candidates, chosen, title, lang);
  }
  for (let next = shortBehind(candidates, chosen, title, lang); next && chosen.length < thin;) {
    chosen.push({ ...next, leans: true, backers: [next] });
    next = shortBehind(candidates, chosen, title, lang);
  }
  return chosen;
}
