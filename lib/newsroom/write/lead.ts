// Which sentence an article begins with: one that says what happened, as its headline does, from
// the top of one of the newest reports, and that can be read alone.
import type { Language } from '@/lib/model/text/languages';
import { figuresOf } from '../language/figures';
import { lexicons } from '../language/lexicons';
import { deedsIn, saysDeed } from '../language/meanings/deeds-in';
import { relativeDays } from '../language/news/relative-days';
import { readTelling, sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { inOneScript } from '../language/segment';
import { fullerOpenings } from './fuller-openings';
import type { Promises } from './promise';
import { isNewest, newestTime } from './report-times';
import { bareTitle } from './title';
import type { Scored } from './weigh';
import { unlikeFigures } from './unlike-figures';

/** A day with its month or number, in any language. */
const dated =
  /\d{1,2}月\d{1,2}日|(?<!\d)\d{1,2}日|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? \d{1,2}\b/u;

/** The penalty for a first sentence that is too long for the brief of a card. */
const tooLongToLead = 0.8;

/** The lead shares at least this part of what any sentence shares with the headline. */
const leadOnTitle = 0.4;
/**
 * The bonus for a lead that has all of the headline, less for a part of it: more among several
 * reports, as each begins in its own way.
 */
const onTitleWorth = { alone: 0.4, several: 0.8 };
/** The bonus for a lead that says what happened, as the headline does. */
const deedWorth = 0.3;
/**
 * The bonuses for a lead that is the first sentence of its report, that says on which day, and that
 * names somebody or something near its beginning: news reports begin like that.
 */
const beginsWorth = { first: 0.15, day: 0.15, named: 0.15 };
/**
 * The penalties for beginning with a quotation, with a clause that something is contrasted with, or
 * with a reference to something unnamed.
 */
const beginsCost = { quotation: 0.4, clause: 0.3, pointing: 0.3 };
/** The penalty for a report whose headline promises an explanation or opinion rather than news. */
const besideNews = 0.5;
/** The first characters of a lead, which should name whom or what it is about. */
const namedWithin = 60;

/**
 * Whether it begins with something that a reader of the headline does not know: "The changes mean".
 */
function pointsAhead(text: string, title: string, lang: Language): boolean {
  const { pointed, stem } = lexicons[lang];
  const thing = pointed?.first.exec(text)?.groups?.thing;
  if (!pointed || !thing || pointed.knownToAll.has(thing)) return false;
  return !title.toLowerCase().includes(stem(thing));
}

/** How well a sentence begins an article, whatever it says. */
function beginning({ text, index, article }: Scored, title: string, lang: Language): number {
  const { opensAside, clickbait } = lexicons[lang];
  const head = text.slice(0, namedWithin);
  const isNamed = readTelling(head, lang).spots.some(
    ({ isName, term, start }) => isName && start > 0 && !/^\d/.test(term),
  );
  return (
    (index === 0 ? beginsWorth.first : 0) +
    (relativeDays(text, lang, article.published_at, article.main_domain).length > 0 ||
    dated.test(text)
      ? beginsWorth.day
      : 0) +
    (isNamed ? beginsWorth.named : 0) -
    (/^["“「]/u.test(text) ? beginsCost.quotation : 0) -
    (opensAside.test(text) ? beginsCost.clause : 0) -
    (pointsAhead(text, title, lang) ? beginsCost.pointing : 0) -
    (clickbait.test(article.title) ? besideNews : 0)
  );
}

/**
 * The opening of the only report is preferred to its next sentence if it has this share of what any
 * sentence has of the headline …
 */
const openingOnTitle = 0.8;
/** … unless that is worth this many times as much. */
const openingLead = 1.4;

/**
 * An opening from before the newest hours only leads where it is worth this many times as much …
 */
const olderLead = 1.4;

/** … and no figure in it differs from the newest reports. */
function isOvertaken(older: Scored, fresh: readonly Scored[], lang: Language): boolean {
  const figures = figuresOf(older.text, lang);
  return fresh.some(({ text }) => unlikeFigures(figures, figuresOf(text, lang)) !== undefined);
}

/** Whether a page may begin with a sentence: one that is told besides another never opens. */
export const mayOpen = ({ text, index }: Pick<Scored, 'text' | 'index'>, lang: Language): boolean =>
  index === 0 || !lexicons[lang].neverFirst?.test(inOneScript(text));

/**
 * The best first sentence: from the top of one of the newest reports, about the headline, and
 * self-contained. A dependent sentence only leads where it follows the headline.
 */
export function chooseLead(
  candidates: readonly Scored[],
  title: string,
  lang: Language,
  promises: Promises,
): Scored | undefined {
  const whole = candidates.filter((one) => one.index === 0 || (!one.leans && mayOpen(one, lang)));
  const titleTerms = tellingTerms(title, lang);
  const onTitleBy = new Map(whole.map((one) => [one, sharedTelling(one.text, lang, titleTerms)]));
  const most = Math.max(0, ...onTitleBy.values());
  const sharing = (least: number) =>
    whole.filter((one) => (onTitleBy.get(one) ?? 0) >= Math.max(least, Number.MIN_VALUE));
  const anyOnTitle = sharing(0);
  const wellOnTitle = sharing(most * leadOnTitle);
  const openings = (some: readonly Scored[]) =>
    some.filter(
      ({ index, grade, leans, text }) =>
        // Teasers often end without a full stop.
        index <= 1 && !leans && (grade === 'good' || text.length >= lexicons[lang].shortest),
    );
  const pool = [
    openings(wellOnTitle),
    wellOnTitle.filter(({ leans, grade }) => !leans && grade === 'good'),
    openings(anyOnTitle),
    openings(whole),
    anyOnTitle,
    whole,
  ].find(({ length }) => length > 0);
  if (!pool) return undefined;
  const deeds = deedsIn(title, lang);
  const says = ({ text }: Scored) => deeds.some((deed) => saysDeed(text, deed, lang));
  const isLong = ({ text }: Scored) => text.length > lexicons[lang].brief;
  const isAlone = new Set(candidates.map(({ article }) => article.id)).size === 1;
  const worth = isAlone ? onTitleWorth.alone : onTitleWorth.several;
  const fitness = (one: Scored) =>
    one.score +
    worth * ((onTitleBy.get(one) ?? 0) / Math.max(1, most)) +
    (says(one) ? deedWorth : 0) +
    beginning(one, title, lang) -
    (isLong(one) ? tooLongToLead : 0);
  const bestOf = (some: readonly Scored[]): Scored | undefined =>
    some.reduce<Scored | undefined>(
      (best, next) => (best && fitness(best) >= fitness(next) ? best : next),
      undefined,
    );
  const newest = newestTime(candidates.map(({ article }) => article)) ?? 0;
  // An older report whose headline the event has counts like the newest ones: its own lead fits
  // best.
  const fresh = pool.filter(
    ({ article }) => isNewest(article, newest) || bareTitle(article) === title,
  );
  const best = bestOf(fresh);
  const older = bestOf(
    pool.filter((one) => !fresh.includes(one) && !isOvertaken(one, fresh, lang)),
  );
  const isOlderFar = best && older && fitness(older) > fitness(best) * olderLead;
  const fittest = isOlderFar ? older : (best ?? older);
  const lead =
    fittest &&
    (bestOf(
      fullerOpenings(fittest, whole, title, lang, promises).filter(
        (one) => !isOvertaken(one, fresh, lang),
      ),
    ) ??
      fittest);
  // A single report that begins with what its headline says begins well: more important details
  // come after it. Among several reports, some begin with captions and side stories.
  const opening = pool.find(({ index }) => isAlone && index === 0 && lead?.index === 1);
  if (!lead || !opening || isLong(opening)) return lead;
  const isWorse =
    (opening.grade !== 'good' && lead.grade === 'good') ||
    fitness(lead) > fitness(opening) * openingLead;
  const saysMost = (onTitleBy.get(opening) ?? 0) >= most * openingOnTitle;
  return saysMost && !isWorse ? opening : lead;
}
