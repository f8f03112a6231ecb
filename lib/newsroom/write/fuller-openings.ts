// Openings that tell the headline where the first sentence of the newest report tells something beside it.
// Protects: who opens a page by its headline reads first what that says, not a host's joke about it.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { deedsIn, saysDeed } from '../language/meanings/deeds-in';
import type { Promises } from './promise';
import { isNewest, releasedAt } from './report-times';
import { bareTitle, hidesNews } from './title';
import type { Scored } from './weigh';

/** A lead that tells more of the headline than this may stay. */
const toldEnough = 0.45;
/** The opening of another report takes the place of one that tells less, if it tells so many times as much. */
const fuller = 1.8;
/** … or, of a headline that promises much, so much more, whatever the lead tells of it. */
const muchMore = 0.2;

/** The openings that tell a headline of which the lead says little; none where it hides its news. */
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
  // A report knows best how to begin below its own headline, unless one of its hours does.
  const isOwn = lead.index === 0 && bareTitle(lead.article) === title;
  return candidates.filter(
    ({ article, index, grade, leans, text }) =>
      index === 0 &&
      !leans &&
      grade === 'good' &&
      text.length <= longest &&
      (!isOwn || isNewest(article, since)) &&
      // What was to come is over where a newer report tells of it as done.
      !(releasedAt(article) < since && coming.test(text) && !coming.test(lead.text)) &&
      (deeds.length === 0 || deeds.some((deed) => saysDeed(text, deed, lang))) &&
      isFuller(text),
  );
}
