// What an event is connected to: its twins in other languages, similar events by telling words, its
// moments, and the topics that contain it.
import { takenDown, type Input } from '@/lib/contract';
import { pickText } from '@/lib/model/text/languages';
import type { Context, Handlers } from '../context';
import { momentId, momentsOf } from '../moments';
import { Refusal } from '../refusal';
import type { Store } from '../store/contract/store';
import { eventsAbout } from '../topics/search';
import { namedShare, soughtByEvent } from '../topics/terms';
import type { StoredEvent } from '../types';
import { changing } from './changing';
import { wirePage } from './wire-page';

/** Most similar events that are listed. */
const similarMost = 10;
/** Each candidate is read whole; the search lists the most relevant ones first. */
const candidates = 3 * similarMost;
/** Events with a smaller share of the telling words are similar by coincidence. */
const similarLeast = 0.25;

const linkOf = ({ id, title, lang }: StoredEvent, score: number) => ({
  ...{ event_id: id, title: pickText(title, lang), lang },
  score: Math.round(score * 1000) / 1000,
});

async function similarTo(event: StoredEvent, store: Store) {
  const { terms } = await soughtByEvent(event, store.postings);
  const near = await eventsAbout(
    store,
    { terms, least: similarLeast, lang: event.lang },
    { candidates },
  );
  return near
    .filter(({ id }) => id !== event.id)
    .map((one) => linkOf(one, namedShare(one, terms).share))
    .sort((a, b) => b.score - a.score)
    .slice(0, similarMost);
}

const rowsOf = (event: StoredEvent) =>
  momentsOf(event).map(({ entry, hidden }) => ({
    ...{ event_id: event.id, moment_id: momentId(entry), time: entry.time, hidden },
    ...{ title: pickText(entry.title, event.lang), text: pickText(entry.text, event.lang) },
  }));

/** Hides a moment of an event, or shows it again. */
function showing(
  { event_id, moment_id }: Input<'HideMoment'>,
  context: Context,
  act: 'moment.hide' | 'moment.show',
) {
  return changing(context, event_id, act, async (store, event) => {
    const moment = momentsOf(event).find(({ entry }) => momentId(entry) === moment_id);
    if (!moment) throw new Refusal('missing', { values: { detail: 'There is no such moment.' } });
    const hidden = act === 'moment.hide';
    if (moment.hidden === hidden) return false;
    const { hidden_moments } = await store.eventEdits.of(event.id);
    const others = hidden_moments.filter((id) => id !== moment_id);
    const ids = hidden ? [...others, moment_id] : others;
    await store.eventEdits.change(event.id, { hidden_moments: ids }, context.now);
    await store.events.save(event);
    const text = pickText(moment.entry.text, event.lang);
    return hidden ? { before: text } : { after: text };
  });
}

const gone = { code: takenDown, msg: 'There is no such event.' };

export const graphCalls = {
  async RecallGraph({ event_id }, { store }) {
    const event = await store.events.get(event_id);
    if (!event) return { ...gone, data: null };
    const twins = (await store.twins.of([event.id])).get(event.id) ?? [];
    const topics = await store.topics.holding(event.id);
    return {
      data: {
        event_id: event.id,
        twins: twins.map(({ id, lang, title }) => ({
          ...{ event_id: id, lang, title: pickText(title, lang), score: 1 },
        })),
        similar: await similarTo(event, store),
        moments: rowsOf(event),
        topics: topics.map(({ id, name, lang }) => ({ topic_id: id, name: pickText(name, lang) })),
      },
    };
  },

  async ListMoments({ event_id }, { store }) {
    const event = await store.events.get(event_id);
    return event ? { data: wirePage({ items: rowsOf(event) }) } : gone;
  },

  HideMoment: (input, context) => showing(input, context, 'moment.hide'),
  ShowMoment: (input, context) => showing(input, context, 'moment.show'),
} satisfies Partial<Handlers<'inner'>>;
