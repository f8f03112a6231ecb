// Openings that tell the headline where the first sentence of the newest report does not. Protects:
// a reader who opens a page for its headline first reads what the headline says, not a host's joke
// about it.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { deedsIn, saysDeed } from '../language/meanings/deeds-in';
import type { Promises } from './promise';
import { isNewest, releasedAt } from './report-times';
import { bareTitle, hidesNews } from './title';
import type { Scored } from './weigh';

/** A lead that tells more of the headline than this may stay. */
const toldEnough = 0.45;
/** The opening of another report replaces a lead if it tells this many times as much … */
const fuller = 1.8;
/** … or, for a rich headline, this much more, however much the lead tells. */
const muchMore = 0.2;

/**
 * The openings that tell much more of a headline than the lead does; none where the headline
 * withholds its news.
 */
export function fullerOpenings(
  lead: Scored,
  candidates: readonly Scored[],
  title: string,
  lang: Language,
  { share, isRich }: Promises,
): Scored[] {
  const told = share(title, lead.text);
  if (hidesNews(title, lang)) return [];
  const { longest, coming, brief } = lexicons[lang];
  const isFuller = (text: string) => {
    const more = share(title, text);
    // A card has no room for more.
    const fits = text.length <= Math.max(brief, lead.text.length);
    const isMuch = fits && isRich(title) && more >= told + muchMore;
    return more >= toldEnough && (more >= told * fuller || isMuch);
  };
  const since = releasedAt(lead.article);
  const deeds = deedsIn(title, lang);
  // A report's own opening fits its headline best, unless a report of the same hours has a fuller
  // one.
  const isOwn = lead.index === 0 && bareTitle(lead.article) === title;
  return candidates.filter(
    ({ article, index, grade, leans, text }) =>
      index === 0 &&
      !leans &&
      grade === 'good' &&
      text.length <= longest &&
      (!isOwn || isNewest(article, since)) &&
      // Not an announcement of what a newer report tells as done.
      !(releasedAt(article) < since && coming.test(text) && !coming.test(lead.text)) &&
      (deeds.length === 0 || deeds.some((deed) => saysDeed(text, deed, lang))) &&
      isFuller(text),
  );
}
