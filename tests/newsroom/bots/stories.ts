// Events for the tests of bots: a headline, a brief, and an article whose sentences cite a source.
import type { Language } from '@/lib/model/text/languages';
import type { StoredEvent } from '@/lib/newsroom/types';
import { sampleEvent } from '../store/sample';

export type Story = {
  title: string;
  brief?: string;
  sentences?: readonly string[];
  lang?: Language;
  tabs?: string[];
};

/** `at`: milliseconds, both when it was in the news and when it was stored. */
export function story(id: string, at: number, told: Story, over: Partial<StoredEvent> = {}) {
  const { title, brief = title, lang = 'en', tabs = [] } = told;
  const { sentences = [`Officials said on the day: ${title}, after weeks of waiting.`] } = told;
  const localized = (text: string) => [{ lang: 'source', text }];
  return sampleEvent(id, {
    ...{ lang, tabs, release_time: at, rank_time: at, updated_at: at },
    title: localized(title),
    brief: localized(brief),
    content: [
      { element_type: 'p', text: localized(sentences.map((one) => `${one}[1]`).join(' ')) },
    ],
    references: [
      {
        order: 1,
        source: 'The Example',
        title,
        link: `https://example.com/${id}`,
        release_time: at,
      },
    ],
    ...over,
  });
}
