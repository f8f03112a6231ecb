// An article whose page was read later says more than its teaser did, and may be of another language
// or time: what it is compared by is made anew, and the time around it is clustered again in the next
// round.
import { indexKeys } from './candidates';
import { tuning } from './tuning';
import type { Postings } from './postings';
import { profileOf, type NewArticle } from './profile';
import { heaviest } from './weigh';

/** Nothing happens where the clusterer does not know the article any more. */
export async function reread(postings: Postings, article: NewArticle): Promise<void> {
  const { lang, title, body, sketch, things } = profileOf(article);
  const terms = [...new Set([...title.keys(), ...body.keys()])];
  const frequencies = await postings.frequencies(lang, terms);
  const kept = heaviest(body, frequencies, tuning.bodyTerms);
  const { published_at } = article;
  const says = { lang, published_at, title, body: kept, sketch, things };
  const keys = [...indexKeys(says, frequencies, tuning).keys()];
  await postings.reread(article.id, { says, terms, keys });
}
