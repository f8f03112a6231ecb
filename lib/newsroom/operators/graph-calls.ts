// What an event leads to, as the parts of the newsroom know it: twins in other languages, what is
// near it by its telling words, its moments, and the topics that hold it.
import { takenDown } from '@/lib/contract';
import { pickText } from '@/lib/model/text/languages';
import type { Handlers } from '../context';
import type { Store } from '../store/contract/store';
import { eventsAbout } from '../topics/search';
import { namedShare, soughtByEvent } from '../topics/terms';
import type { StoredEvent } from '../types';
import { wirePage } from './wire-page';

/** Events that are named as near. */
const similarMost = 10;
/** What names less of the telling words is near by chance. */
const similarLeast = 0.25;

const linkOf = ({ id, title, lang }: StoredEvent, score: number) => ({
  ...{ event_id: id, title: pickText(title, lang), lang },
  score: Math.round(score * 1000) / 1000,
});

async function similarTo(event: StoredEvent, store: Store) {
  const { terms } = await soughtByEvent(event, store.postings);
  const near = await eventsAbout(store, { terms, least: similarLeast, lang: event.lang });
  return near
    .filter(({ id }) => id !== event.id)
    .map((one) => linkOf(one, namedShare(one, terms).share))
    .sort((a, b) => b.score - a.score)
    .slice(0, similarMost);
}

const momentsOf = ({ id, lang, timeline = [] }: StoredEvent) =>
  [...timeline]
    .sort((a, b) => a.time - b.time)
    .map(({ time, title, text }) => ({
      ...{ event_id: id, time },
      ...{ title: pickText(title, lang), text: pickText(text, lang) },
    }));

const gone = { code: takenDown, msg: 'There is no such event.' };

export const graphCalls = {
  async RecallGraph({ event_id }, { store }) {
    const event = await store.events.get(event_id);
    if (!event) return { ...gone, data: null };
    const twins = (await store.twins.of([event.id])).get(event.id) ?? [];
    const topic = (await store.topics.ofEvents([event.id])).get(event.id);
    return {
      data: {
        event_id: event.id,
        twins: twins.map(({ id, lang, title }) => ({
          ...{ event_id: id, lang, title: pickText(title, lang), score: 1 },
        })),
        similar: await similarTo(event, store),
        moments: momentsOf(event),
        topics: topic ? [{ topic_id: topic.id, name: pickText(topic.name, topic.lang) }] : [],
      },
    };
  },

  async ListMoments({ event_id }, { store }) {
    const event = await store.events.get(event_id);
    return event ? { data: wirePage({ items: momentsOf(event) }) } : gone;
  },
} satisfies Partial<Handlers<'inner'>>;
