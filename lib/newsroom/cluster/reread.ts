// An article whose page was read later says more than its teaser did: what it is compared by is made
// anew, and the time around it is clustered again in the next round.
import { tuning } from './tuning';
import type { Postings } from './postings';
import { profileOf, type NewArticle } from './profile';
import { heaviest } from './weigh';

/** Nothing happens where the clusterer does not know the article any more. */
export async function reread(postings: Postings, article: NewArticle): Promise<void> {
  const { lang, body, sketch, things } = profileOf(article);
  const frequencies = await postings.frequencies(lang, [...body.keys()]);
  const kept = heaviest(body, frequencies, tuning.bodyTerms);
  await postings.reread(article.id, { body: kept, sketch, things });
}
