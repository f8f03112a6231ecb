// A reader's own topics: renaming, changing the words, deleting; and a preview of what words would
// find.
import { topicsADay } from '@/lib/model/limits/topics';
import { secondMs } from '@/lib/model/time';
import { dayEnd } from '@/lib/model/day-end';
import { pickText } from '@/lib/model/text/languages';
import { signedIn, type Context, type Handlers } from '../context';
import { languageOfWords } from '../language/detect-language';
import { Refusal } from '../refusal';
import type { Owner, StoredTopic } from '../store/contract/store';
import { newTopicId } from '../topics/make-topic';
import { eventsAbout, searchTopic } from '../topics/search';
import { soughtByEvent, soughtByQuery } from '../topics/terms';
import { wireTopicItem } from '../wire-topic';
import { noTopic, topicFor } from './topics';

/** Most events shown in a preview; ours. */
const proposedItems = 5;

/**
 * The reader's own topic; throws the refusal for another reader's; undefined when none has this id.
 */
async function ownTopic(
  owner: Owner,
  id: string,
  { store }: Context,
): Promise<StoredTopic | undefined> {
  const topic = await store.topics.get(id);
  if (topic && !(await store.topics.isMaker(owner, id))) throw new Refusal('topicNotYours');
  return topic;
}

/** Changed words are searched for at once, like those of a new topic, and count like one. */
async function countSearch(owner: Owner, { store, now }: Context): Promise<void> {
  const endsAt = dayEnd(now);
  if ((await store.quotas.count(`topics:${owner}`, endsAt, now)) <= topicsADay) return;
  const retryAfterSeconds = Math.ceil((endsAt - now) / secondMs);
  throw new Refusal('topicsOfDay', { retryAfterSeconds });
}

export const madeTopicHandlers: Handlers<'made-topics'> = {
  async EditTopic({ topic_id, title, topic_name, query, words }, context) {
    const { store, now, call } = context;
    const owner = signedIn(context);
    const [name, sought] = [title ?? topic_name, query ?? words];
    if (name === undefined && sought === undefined) throw new Refusal('topicNoChange');
    const topic = await ownTopic(owner, topic_id, context);
    if (!topic) return noTopic;
    const lang = sought === undefined ? topic.lang : languageOfWords(sought, call.language);
    const looksFor =
      sought === undefined ? undefined : await soughtByQuery(sought, lang, store.postings);
    if (looksFor) {
      if (Object.keys(looksFor.terms).length === 0) throw new Refusal('topicNoWords');
      await countSearch(owner, context);
    }
    const text = name ?? sought;
    const edited = await store.topics.edit(
      owner,
      topic.id,
      {
        name: text === undefined ? topic.name : [{ lang: 'source', text }],
        ...(looksFor && { sought: { ...looksFor, lang } }),
        newId: newTopicId(),
      },
      now,
    );
    if (!edited) return noTopic;
    if (looksFor) await searchTopic(store, edited, now);
    return topicFor((await store.topics.get(edited.id)) ?? edited, owner, context);
  },

  async DeleteTopic({ topic_id }, context) {
    const owner = signedIn(context);
    const topic = await ownTopic(owner, topic_id, context);
    if (!topic) return { code: noTopic.code, msg: noTopic.msg };
    await context.store.topics.remove(owner, topic_id);
    return {};
  },

  async PreCreateTopic({ event_id, query }, context) {
    const { store, call } = context;
    signedIn(context);
    if (event_id === undefined && query === undefined) throw new Refusal('topicEmpty');
    const event = event_id === undefined ? undefined : await store.events.get(event_id);
    if (event_id !== undefined && (!event || event.taken_down)) {
      const { code } = noTopic;
      return { code, msg: 'This article is no longer available.', proposal: null };
    }
    const lang = event?.lang ?? languageOfWords(query ?? '', call.language);
    const sought = event
      ? await soughtByEvent(event, store.postings)
      : await soughtByQuery(query ?? '', lang, store.postings);
    if (Object.keys(sought.terms).length === 0) throw new Refusal('topicNoWords');
    const found = await eventsAbout(store, { ...sought, lang }, { ofWords: !event });
    const events = event ? [event, ...found.filter(({ id }) => id !== event.id)] : found;
    const newest = [...events].sort((a, b) => b.release_time - a.release_time);
    return {
      proposal: {
        topic_name: event ? pickText(event.title, call.language) : (query ?? ''),
        lang,
        match_count: events.length,
        topic_item_list: newest
          .slice(0, proposedItems)
          .map((one) => wireTopicItem({ event: one, time: one.release_time })),
      },
    };
  },
};
