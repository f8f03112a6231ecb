// Which sentences make the article: the ones that tell most, no fact twice, several publishers
// heard, and never so much of one article that it need not be read any more.
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

/** A sentence that was chosen, and every article that says it, the quoted one first. */
export type Statement = Scored & { backers: Scored[] };

/** An article of this many sentences is long enough … */
const longEnough = 8;
/** … that one worth less than this share of the lead is left out. */
const leastShare = 0.35;
/** Each sentence already taken from a publisher makes its next one count this much less. */
const repeatedPublisher = 0.09;
/** A publisher that is not heard yet counts this much more, as the text is not one source's alone. */
const unheard = 0.25;
/** What a sentence counts more that stands right behind one that is taken: a report tells in order. */
const inOneGo = 0.1;
/** Words of the matter stand in every sentence of it: what a page has told counts from this share on … */
const toldFrom = 0.3;
/** … and so much less is worth what it has told all of. */
const retelling = 0.6;
/** In an article that is long enough a sentence of which the page has told this share is left out. */
const mostlyTold = 0.6;
/** So often sentences that others make needless give their places to others. */
const mostRounds = 4;
/** What limits or denies a sentence that is taken counts more: alone that says something else. */
const limiting = 0.6;
/** What was to come loses where a newer report begins the article and tells of the same. */
const overtaken = 0.4;
/** So much of the lead in a sentence makes it one of the same matter. */
const ofLead = 2;
/** What the words of headlines count that no sentence has told yet, all of them … */
const untoldWords = 0.5;
/** … and a number of a headline that none has told. */
const untoldNumber = 0.15;
/** What the first answer of somebody who is blamed counts more. */
const firstAnswer = 0.2;
/** What a further source that says the same adds, up to three of them. */
const backing = 0.08;
/** Only the best candidates are looked up in other sources before one is chosen. */
const lookedUp = 24;
/** With fewer good sentences than this the spare ones are used too. */
const enough = 2;

/** Counts what was taken from each publisher and article against what may be taken. */
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

/** Whether `candidate` stands right behind a sentence that is quoted. */
function follows(candidate: Scored, chosen: readonly Scored[]): boolean {
  return chosen.some(
    ({ article, index }) => article === candidate.article && index === candidate.index - 1,
  );
}

/** A text of fewer sentences also hears a source that says the same news … */
const thin = 5;
/** … where it brings this many names or numbers that neither headline nor text has … */
const newNames = 2;
/** … or one beside so many telling words that at least half of what it says is new. */
const newWords = 4;
const newShare = 0.5;

/** Whether a sentence tells so much besides `known` that it is worth its place in a thin text. */
function bringsNews(text: string, lang: Language, known: ReadonlySet<string>): boolean {
  const { spots, terms } = readTelling(text, lang);
  const fresh = new Set([...terms].filter((term) => !known.has(term)));
  const named = spots.filter(({ term, isName, start }) => isName && start > 0 && fresh.has(term));
  const names = new Set(named.map(({ term }) => term)).size;
  if (names === 0 || names >= newNames) return names > 0;
  return fresh.size >= newWords && fresh.size >= newShare * terms.size;
}

/** Whether a sentence that opens as those do that turn to another matter still speaks of what is told. */
function staysOn(text: string, lang: Language, told: readonly string[]): boolean {
  if (!lexicons[lang].turns.test(text)) return true;
  const known = new Set(told.flatMap((one) => [...tellingTerms(one, lang)]));
  return [...tellingTerms(text, lang)].some((term) => known.has(term));
}

/** What is whole but for its stop: teasers often end without one. */
const isTeaser = (text: string, lang: Language): boolean =>
  text.length >= lexicons[lang].shortest && !lexicons[lang].invites.test(text);

/** What a report says of a thing that only its headline names: ‘The measure comes as’, behind a lead that names it. */
const opensOnHeadline = (
  { text, index }: Pick<Scored, 'text' | 'index'>,
  lang: Language,
): boolean => index === 0 && (lexicons[lang].pointed?.first.test(text) ?? false);

/**
 * The opening of a report that is not heard yet and brings something of its own, for a thin text; of a
 * publisher that is heard only where no other has one.
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
 * For a thin text, a sentence that is short but whole, stands right behind a quoted one and tells of the
 * headline: ‘The ministry denied it.’
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

/** Whether the sentence behind it, which can be quoted, limits or denies what it says. */
const isLimited = ({ article, index }: Scored, candidates: readonly Scored[]): boolean =>
  candidates.some(
    (one) =>
      one.article === article &&
      one.index === index + 1 &&
      lexicons[article.lang].contrast.test(one.text),
  );

/** Whether a sentence tells as still to come what the lead of a newer report tells of. */
function isOvertaken({ article, text }: Scored, lead: Scored, lang: Language): boolean {
  return (
    releasedAt(lead.article) > releasedAt(article) &&
    lexicons[lang].coming.test(text) &&
    !lexicons[lang].coming.test(lead.text) &&
    sharedTelling(text, lang, tellingTerms(lead.text, lang)) >= ofLead
  );
}

/** What the page has not told yet of what its headlines promise, and who is blamed has not answered. */
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
 * Without the sentences that another one says whole, and more; where that is the lead, the other one
 * leads if it can. What another sentence leans on stays.
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
 * The sentences of `chosen` whose news the others tell together: what is chosen early is sometimes told
 * more fully by what comes later. What a newer report says is not told by an older one.
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

/** The chosen sentences: the lead, then in the order in which they were chosen. */
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

/** The lead and what is worth most behind it, sentence by sentence; of `needless` none. */
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
    // What is understood by the sentence before it alone stays right behind that.
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
