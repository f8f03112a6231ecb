// Makes a topic from an event or a reader's words. The same request gets the same topic.
import { randomBytes } from 'node:crypto';
import { TopicStatus } from '@/lib/model/wire/enums';
import type { Language } from '@/lib/model/text/languages';
import { firstCover } from '../pictures';
import { languageOfWords } from '../language/detect-language';
import { queryTokens } from '../language/segment';
import { signedNames } from '../language/signed-names';
import type { NewTopic, Owner, Store, StoredTopic } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { searchTopic } from './search';
import { soughtByEvent, soughtByQuery } from './terms';

/**
 * The id is random, so that nobody finds a topic by guessing its words; only its key derives from
 * them.
 */
export const newTopicId = () => `t_${randomBytes(16).toString('hex')}`;

async function make(
  store: Store,
  topic: NewTopic,
  first: readonly StoredEvent[],
  maker: Owner | undefined,
): Promise<StoredTopic> {
  const made = await store.topics.create(topic, maker);
  // It existed already, with its items.
  if (made.search_count > 0) return made;
  if (first.length > 0) await store.topics.found(made.id, first, topic.created_at);
  await searchTopic(store, made, topic.created_at);
  return (await store.topics.get(made.id)) ?? made;
}

/** "Follow this event": its first item is the event itself. */
export async function topicOfEvent(
  store: Store,
  event: StoredEvent,
  now: number,
  maker?: Owner,
): Promise<StoredTopic> {
  const key = `e:${event.id}`;
  return make(
    store,
    {
      ...{ id: newTopicId(), key, type: 'user_create', event_id: event.id, lang: event.lang },
      ...{ name: event.title, description: event.brief, created_at: now },
      icon: firstCover(event.id, event.cover),
      status: TopicStatus.INIT,
      ...(await soughtByEvent(event, store.postings)),
    },
    [event],
    maker,
  );
}

/** Undefined where there is no word to search for. */
export async function topicOfQuery(
  store: Store,
  query: string,
  reader: Language,
  now: number,
  maker?: Owner,
): Promise<StoredTopic | undefined> {
  const lang = languageOfWords(query, reader);
  const sought = await soughtByQuery(query, lang, store.postings);
  // C++ and C# share one letter, so that their names distinguish them; for Node.js the words are
  // enough.
  const names = signedNames(query).filter((name) => Object.hasOwn(sought.terms, name));
  const words = [...queryTokens(query, lang), ...names].sort();
  if (words.length === 0 || Object.keys(sought.terms).length === 0) return undefined;
  const key = `q:${lang}:${words.join(' ')}`;
  return make(
    store,
    {
      ...{ id: newTopicId(), key, type: 'user_create', lang, created_at: now },
      ...{ name: [{ lang: 'source', text: query }], description: [], icon: '' },
      status: TopicStatus.INIT,
      ...sought,
    },
    [],
    maker,
  );
}
