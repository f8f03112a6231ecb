// From stored messages to those that one reader reads. Protects: texts use current names: a renamed
// thing has its new name, a deleted account none.
import type { Message } from '@/lib/contract';
import { messageKinds } from '@/lib/model/messages/kinds';
import {
  langTag,
  pick,
  toTag,
  type Language,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { hasHan } from '@/lib/model/text/scripts';
import type { MessagePayload, StoredMessage } from '../store/contract/message-store';
import type { Store } from '../store/contract/store';
import { messagePhrases } from './phrases';

const idsOf = (messages: readonly StoredMessage[], field: 'event_id' | 'topic_id' | 'actor') => [
  ...new Set(messages.flatMap(({ payload }) => payload[field] ?? [])),
];

/** Looks up the names for a page of messages, once for each thing. */
async function namesOf(store: Store, messages: readonly StoredMessage[]) {
  const names = new Map<string, LocalizedText>();
  for (const id of idsOf(messages, 'event_id')) {
    // One by one, as a merged event is returned under the other's id.
    const [event] = await store.events.getMany([id]);
    if (event) names.set(`e:${id}`, event.title);
  }
  for (const id of idsOf(messages, 'topic_id')) {
    const topic = await store.topics.get(id);
    if (topic) names.set(`t:${id}`, topic.name);
  }
  const actors = new Map<string, string>();
  for (const id of idsOf(messages, 'actor')) {
    const account = await store.accounts.get(id);
    if (account) actors.set(id, account.name);
  }
  return { names, actors };
}

/** The language of a notice, which an operator wrote, if it differs from the reader's. */
function noticeLanguage(localized: LocalizedText | undefined, language: Language) {
  const tag = langTag(pick(localized, language)?.lang);
  return tag === toTag(language) ? undefined : tag;
}

function nameOf(
  { words, name, event_id, topic_id }: MessagePayload,
  names: Map<string, LocalizedText>,
) {
  return (
    words ??
    name ??
    (topic_id === undefined ? undefined : names.get(`t:${topic_id}`)) ??
    (event_id === undefined ? undefined : names.get(`e:${event_id}`))
  );
}

const latinStart = /^[\p{Script=Latin}\d]/u;
const latinEnd = /[\p{Script=Latin}\d]$/u;

/** A phrase with its values, with a space between Chinese and a value's Latin letter or digit. */
function filled(phrase: string, values: Readonly<Record<'name' | 'who' | 'n', string>>): string {
  return phrase.replace(/\{(name|who|n)\}/g, (field, key: keyof typeof values, at: number) => {
    const value = values[key];
    const [before, after] = [phrase.charAt(at - 1), phrase.charAt(at + field.length)];
    const left = hasHan(before) && latinStart.test(value) ? ' ' : '';
    const right = hasHan(after) && latinEnd.test(value) ? ' ' : '';
    return left + value + right;
  });
}

/** In the order of `messages`, in one language. */
export async function wireMessages(
  store: Store,
  messages: readonly StoredMessage[],
  language: Language,
): Promise<Message[]> {
  const { names, actors } = await namesOf(store, messages);
  const phrases = messagePhrases[language];
  return messages.map(({ id, kind, count, payload, created_at, updated_at, read }) => {
    const localized = nameOf(payload, names);
    const values = {
      name: pick(localized, language)?.text ?? '',
      who: actors.get(payload.actor ?? '') ?? phrases.somebody,
      n: String(count),
    };
    const phrase = phrases[kind];
    const pattern = values.name === '' ? phrase.bare : count > 1 ? phrase.many : phrase.one;
    const { event_id, topic_id, comment_id, reply_id, bot_id, post_id, report_id } = payload;
    return {
      ...{ message_id: id, type: messageKinds[kind], sub_type: kind, count },
      text: filled(pattern, values),
      ...(kind === 'notice' && { lang: noticeLanguage(localized, language) }),
      ...{ is_read: read, created_at, updated_at },
      ...{ event_id, topic_id, comment_id, reply_id, bot_id, post_id, report_id },
    };
  });
}
