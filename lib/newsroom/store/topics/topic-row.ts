// A topic as a row and back. The JSON of its columns is parsed here, when it is read.
import * as z from 'zod';
import { localizedText } from '@/lib/contract/entities';
import { languages } from '@/lib/model/text/languages';
import type { Schema } from '../engine/schema';
import type { StoredTopic } from '../contract/store';

const type = z.enum(['user_create', 'editorial']);
const language = z.enum(languages);
const terms = z.record(z.string(), z.number());

/** Parses the name column. */
export const nameOf = (name: string) => localizedText.parse(JSON.parse(name));

/** Throws a `ZodError` for a row that no version of ours has written. */
export function storedTopic(row: Schema['track']): StoredTopic {
  const { event_id, taken_down, ...rest } = row;
  return {
    ...rest,
    taken_down: taken_down === 1,
    ...(event_id === null ? {} : { event_id }),
    type: type.parse(row.type),
    lang: language.parse(row.lang),
    name: nameOf(row.name),
    description: localizedText.parse(JSON.parse(row.description)),
    terms: terms.parse(JSON.parse(row.terms)),
  };
}

export function topicRow({
  name,
  description,
  terms: sought,
  event_id,
  taken_down,
  ...rest
}: StoredTopic) {
  return {
    ...rest,
    taken_down: taken_down ? 1 : 0,
    event_id: event_id ?? null,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    terms: JSON.stringify(sought),
  };
}
