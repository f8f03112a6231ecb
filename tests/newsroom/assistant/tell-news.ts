// Made-up news for tests of the assistant.
import { openStore } from '@/lib/newsroom/store/open-store';
import { sampleEvent } from '../store/sample';
import { start } from './newsroom';

/** Adds an event of today with this headline and these sentences to the news in `dataDir`. */
export async function tellNews(
  dataDir: string,
  id: string,
  title: string,
  ...sentences: string[]
): Promise<void> {
  const store = await openStore({ dataDir });
  const text = sentences.map((sentence) => `${sentence}[1]`).join(' ');
  await store.events.save(
    sampleEvent(id, {
      title: [{ lang: 'source', text: title }],
      brief: [{ lang: 'source', text: sentences[0] ?? '' }],
      references: [{ order: 1, source: 'The Example', title, link: `https://example.com/${id}` }],
      content: [{ element_type: 'p', text: [{ lang: 'source', text }] }],
      rank_time: start,
      release_time: start,
    }),
  );
  await store.close();
}
