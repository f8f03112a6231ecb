// Which chosen sentences newer reports supersede: a figure that has changed, or what was still to
// come. Protects: "18 dead" is never beside "67 dead" as if both were true.
import type { Language } from '@/lib/model/text/languages';
import { hourMs } from '@/lib/model/time';
import type { Figure } from '../language/lexicon/figure';
import { figuresOf } from '../language/figures';
import { sharedTelling, tellingTerms } from '../language/news/telling-terms';
import { lexicons } from '../language/lexicons';
import type { Statement } from './choose';
import { releasedAt, sameHoursMs } from './report-times';
import type { Scored, Weights } from './weigh';
import { isFate, unlikeFigures } from './unlike-figures';

/**
 * From this similarity of their sentences on, figures other than casualties are about the same
 * matter.
 */
const sameMatter = 0.25;
/** A future event this long ago has happened, if a newer report speaks of it. */
const comingMs = 6 * hourMs;
/**
 * Sharing this many telling words with a newer sentence makes an announcement one about the same
 * matter.
 */
const sharedByComing = 3;

/** Most older figures that are shown beside the current ones. */
const mostEarlier = 3;

/**
 * Sentences of older reports, not chosen, whose figure has changed since: they are shown under
 * "Earlier", each figure once.
 */
export function earlierFigures(
  statements: readonly Statement[],
  candidates: readonly Scored[],
  lang: Language,
  { alike }: Weights,
): Statement[] {
  const told = statements.map((one) => ({ one, figures: figuresOf(one.text, lang) }));
  const known = new Set(told.flatMap(({ figures }) => figures.map(keyOf)));
  const texts = new Set(statements.map(({ text }) => text));
  const found: Statement[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    if (found.length >= mostEarlier) break;
    if (candidate.grade !== 'good' || candidate.leans || texts.has(candidate.text)) continue;
    const figures = figuresOf(candidate.text, lang);
    const unlike = told.flatMap(({ one, figures: newer }) => {
      if (releasedAt(one.article) - releasedAt(candidate.article) <= sameHoursMs) return [];
      const pair = unlikeFigures(figures, newer);
      return pair && (isFate(pair[0]) || alike(candidate.terms, one.terms) >= sameMatter)
        ? [pair[0]]
        : [];
    });
    const [figure] = unlike;
    if (!figure || known.has(keyOf(figure))) continue;
    known.add(keyOf(figure));
    found.push({ ...candidate, backers: [candidate] });
  }
  return found;
}

const keyOf = ({ unit, value }: Figure) => `${unit} ${value}`;

/** The statements that are hours older than a contradicting one; never the first. */
export function outdatedOf(
  statements: readonly Statement[],
  lang: Language,
  { alike }: Weights,
): Set<Statement> {
  const read = statements.map((one) => ({
    one,
    time: releasedAt(one.article),
    figures: figuresOf(one.text, lang),
  }));
  type Read = (typeof read)[number];
  const areOfOneMatter = (one: Read, other: Read) =>
    alike(one.one.terms, other.one.terms) >= sameMatter;
  const hasCome = (entry: Read) =>
    lexicons[lang].coming.test(entry.one.text) &&
    read.some(
      (other) =>
        other.time - entry.time > comingMs &&
        (areOfOneMatter(entry, other) ||
          sharedTelling(entry.one.text, lang, tellingTerms(other.one.text, lang)) >=
            sharedByComing),
    );
  const isOvertaken = (entry: Read) =>
    read.some((other) => {
      if (other.time - entry.time <= sameHoursMs) return false;
      const unlike = unlikeFigures(entry.figures, other.figures);
      return unlike && (isFate(unlike[0]) || areOfOneMatter(entry, other));
    });
  return new Set(
    read
      .slice(1)
      .filter((entry) => isOvertaken(entry) || hasCome(entry))
      .map(({ one }) => one),
  );
}
