// Which interests of a reader an event matches. Used both for the order of the list and for the
// reasons shown to the reader, so that they agree.
import type { RawBuilder } from 'kysely';
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { Owner } from '../contract/store';
import type { Database } from '../engine/database';

/** An id, or the column of the surrounding query. */
type EventId = string | RawBuilder<string>;

/** The chosen keywords that the event names. */
export const matchedKeywords = ({ query }: Database, taste: Owner, eventId: EventId) =>
  query()
    .selectFrom('event_topic')
    .innerJoin('interest', 'interest.topic', 'event_topic.topic')
    .where('event_topic.event_id', '=', eventId)
    .where('interest.owner', '=', taste);

/**
 * The categories of chosen keywords that the event belongs to; the first tab contains everything.
 */
export const matchedCategories = ({ query }: Database, taste: Owner, eventId: EventId) =>
  query()
    .selectFrom('event_tab as other')
    .innerJoin('interest', 'interest.category', 'other.tab')
    .where('other.event_id', '=', eventId)
    .where('other.tab', '!=', defaultTabKey)
    .where('interest.owner', '=', taste);
