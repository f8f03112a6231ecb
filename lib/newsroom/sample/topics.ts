// The topics of the sample edition: each collects some of its explainers. They are not searched
// for.
import { sampleTopicPrefix } from '@/lib/model/article/topic';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { LocalizedText } from '@/lib/model/text/languages';
import type { NewTopic } from '../store/contract/store';

type SampleTopic = { slug: string; name: LocalizedText; description: LocalizedText; of: string[] };

const sampleTopics: readonly SampleTopic[] = [
  {
    slug: 'time',
    name: [
      { lang: 'en', text: 'How the world measures' },
      { lang: 'zh', text: '世界如何度量' },
      { lang: 'ph', text: 'Paano sumusukat ang mundo' },
    ],
    description: [
      { lang: 'en', text: 'Seconds, pitches, distances and prices: who agreed on them, and how.' },
      { lang: 'zh', text: '秒、音高、距离与物价：由谁约定，又如何约定。' },
      { lang: 'ph', text: 'Segundo, tono, layo at presyo: sino ang nagkasundo at paano.' },
    ],
    of: ['leap-second', 'gps-relativity', 'concert-pitch', 'marathon-distance', 'inflation-basket'],
  },
  {
    slug: 'votes',
    name: [
      { lang: 'en', text: 'How votes become decisions' },
      { lang: 'zh', text: '选票怎样变成决定' },
      { lang: 'ph', text: 'Paano nagiging pasiya ang boto' },
    ],
    description: [
      { lang: 'en', text: 'Counting rules of assemblies and elections, explained one by one.' },
      { lang: 'zh', text: '逐一讲解议会与选举的计票规则。' },
      {
        lang: 'ph',
        text: 'Isa-isang paliwanag sa mga tuntunin ng pagbilang sa mga kapulungan at halalan.',
      },
    ],
    of: ['seat-counting', 'un-vote', 'philippine-president'],
  },
];

/** Each topic with the ids of its events. */
export function sampleTopicRows(now: number): { topic: NewTopic; events: string[] }[] {
  return sampleTopics.map(({ slug, name, description, of }) => ({
    topic: {
      ...{
        id: `${sampleTopicPrefix}${slug}`,
        key: `s:${slug}`,
        type: 'editorial',
        icon: '',
        lang: 'en',
      },
      ...{ name, description, terms: {}, least: 1, status: TopicStatus.RUNNING, created_at: now },
    },
    events: of.map((event) => `sample-${event}`),
  }));
}
