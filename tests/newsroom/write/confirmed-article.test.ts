import type { SentenceCheck } from '@/lib/newsroom/evidence/model-check';
import { confirmArticle } from '@/lib/newsroom/write/confirmed-article';
import { sourcePassages, writableSources } from '@/lib/newsroom/write/source-passages';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { noon } from './make-article';
import { stormArticles } from './storm';

const reports = stormArticles();
const event = writeEvent({ id: 'e1', articles: reports, now: noon });
const passages = sourcePassages(writableSources(event, reports), event);
const { signal } = new AbortController();
const sentences = ['One thing.', 'Another thing.', 'A third thing.', 'A lie.'].map((text) => ({
  text,
  passages: passages.slice(0, 1),
}));
const article = {
  ...{ title: 'A lie', brief: 'One thing.' },
  ...{ behindTitle: passages.slice(0, 1), behindBrief: passages.slice(0, 1) },
  sections: [{ heading: '', sentences }],
};
const check: SentenceCheck = (sentence) =>
  Promise.resolve({ verdict: sentence.includes('lie') ? 'unconfirmed' : 'matches' });

it('an unconfirmed sentence is in no article and no headline', async () => {
  const confirmed = await confirmArticle(article, 'en', check, signal);
  expect(confirmed?.article).toMatchObject({ title: '', brief: 'One thing.' });
  expect(confirmed?.sentences.map(({ text }) => text)).not.toContain('A lie.');
  expect(confirmed?.sentences).toHaveLength(3);
});

it('an article with too little confirmed is dropped', async () => {
  const sections = [{ heading: '', sentences: sentences.slice(1) }];
  expect(await confirmArticle({ ...article, sections }, 'en', check, signal)).toBeUndefined();
});
