// An article whose page was read later says more than its teaser did, and may have another language
// or time: its terms are recomputed, and the time around it is clustered again in the next round.
import { indexKeys } from './candidates';
import { tuning } from './tuning';
import type { Postings } from './postings';
import { profileOf, type NewArticle } from './profile';
import { heaviest } from './weigh';

/** Does nothing for an article that the clusterer no longer has. */
export async function reread(postings: Postings, article: NewArticle): Promise<void> {
  const { lang, title, body, fingerprint, things } = profileOf(article);
  const terms = [...new Set([...title.keys(), ...body.keys()])];
  const frequencies = await postings.frequencies(lang, terms);
  const kept = heaviest(body, frequencies, tuning.bodyTerms);
  const { published_at } = article;
  const says = { lang, published_at, title, body: kept, fingerprint, things };
  const keys = [...indexKeys(says, frequencies, tuning).keys()];
  await postings.reread(article.id, { says, terms, keys });
}
