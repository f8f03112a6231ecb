// The wire format of the assistant: the body of the chat call, and the chunks of its event stream.
// A chunk of an unknown type or shape is ignored: it must never end an answer.
import * as z from 'zod';
import {
  answerWritings,
  chatScopes,
  chatTypes,
  outcomes,
  scenes,
  type ChatChunk,
} from '@/lib/model/chat/chunk';
import { chatContextChars, chatInputChars } from '@/lib/model/limits/chat';
import { localizedText, reference } from './entities';
import { evidenceList } from './evidence';
import { id, tabKey } from './fields';
import { lenient } from './lenient';
import { parseJson } from '@/lib/model/text/parse-json';
import { seenLines } from '@/lib/model/text/seen-text';

/** Stream events: a chunk each, or an error `{code, msg}`. */
export const chunkEvent = 'response';
export const errorEvent = 'data';

/** The body of the chat call. `turn_id` is made by the client: a turn is answered once. */
export const chatMessage = z.object({
  turn_id: id,
  input: z
    .string()
    .max(chatInputChars)
    // Pasted text may contain invisible characters inside its words.
    .transform(seenLines)
    .refine((input) => input.trim() !== '', 'is empty'),
  chat_type: z.enum(chatTypes),
  event_id: id.optional(),
  scene: z.enum(scenes),
  /** Where to look; default: the given article, else all news. */
  scope: z.enum(chatScopes).optional(),
  /** For scope `topic`: the topic. */
  topic_id: id.optional(),
  /** Its values are documented nowhere: passed through unread. */
  chat_model_type: z.string().max(64).optional(),
  context: z
    .object({
      content: z.string().max(chatContextChars).default(''),
      /** The news id, or empty. */
      eventId: z.union([id, z.literal('')]).default(''),
      tab: z.union([tabKey, z.literal('')]).default(''),
    })
    .prefault({}),
});
export type ChatMessage = z.output<typeof chatMessage>;

const references = lenient(reference);

/** One chunk of the stream; `follow_up` may also be spelled `followup`. */
export const chatChunk = z.discriminatedUnion('type', [
  z.object({ type: z.literal('global_search') }),
  z.object({ type: z.literal('global_search_result'), global_result: references.default([]) }),
  z.object({
    type: z.literal('inner_search'),
    mark: z.enum(['start', 'result', 'end']),
    result_type: z.enum(['global', 'inner']).optional().catch(undefined),
    global_result: references.optional(),
    inner_result: lenient(z.object({ uuid: z.string(), title: localizedText })).optional(),
  }),
  z.object({
    type: z.literal('answer'),
    content: z.string().default(''),
    /** A mark other than `end` must not lose the text beside it. */
    mark: z.literal('end').optional().catch(undefined),
    writing: z.enum(answerWritings).optional().catch(undefined),
  }),
  z.object({ type: z.literal('evidence'), evidence: evidenceList.default([]) }),
  z.object({ type: z.literal('reference'), references: references.default([]) }),
  z.object({
    type: z.enum(['follow_up', 'followup']).transform(() => 'follow_up' as const),
    content: z.string(),
  }),
  z.object({
    type: z.literal('outcome'),
    outcome: z.enum(outcomes),
    scope: z.enum(chatScopes).catch('all'),
  }),
  z.object({ type: z.literal('exception'), msg: z.string().default('') }),
]);

/** Stored chunks; unknown ones are left out. */
export const chunkList = lenient(chatChunk);

/** The chunk in the data of a {@link chunkEvent}, or undefined if it is not a known one. */
export function readChunk(data: string): ChatChunk | undefined {
  return chatChunk.safeParse(parseJson(data)).data;
}

const streamError = z.object({ code: z.number().optional(), msg: z.string().optional() });

/** The error in the data of an {@link errorEvent}; undefined if there is none, or its code is 0. */
export function readStreamError(data: string): { code?: number; msg?: string } | undefined {
  const error = streamError.safeParse(parseJson(data)).data;
  const carriesOne = error?.code !== 0 && (error?.code !== undefined || error?.msg);
  return carriesOne ? error : undefined;
}
