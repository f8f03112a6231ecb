// The required format of a stored message. "History items are returned only if the user message
// contains a chat_type"; the same goes for anything else that is missing.
import * as z from 'zod';
import { chunkList } from '@/lib/contract';
import { chatScopes, chatTypes, scenes } from '@/lib/model/chat/chunk';
import { isChatId } from '@/lib/model/chat/ids';
import { loadingStates, type ChatItem } from '@/lib/model/chat/item';
import { languages } from '@/lib/model/text/languages';

export const storedChatItem = z.object({
  id: z.string().refine(isChatId),
  userMessage: z.object({
    input: z.string(),
    chat_type: z.enum(chatTypes),
    event_id: z.string().optional(),
    scene: z.enum(scenes),
    scope: z.enum(chatScopes).optional().catch(undefined),
    topic_id: z.string().optional(),
    chat_model_type: z.string().optional(),
    context: z.object({ content: z.string(), eventId: z.string(), tab: z.string() }).optional(),
  }),
  userMessageExtra: z.object({
    sessionId: z.string(),
    language: z.enum(languages),
    place: z.string().optional(),
  }),
  botAnswer: z.object({ chunks: chunkList }),
  loadingState: z.enum(loadingStates),
  chatFeedBack: z.object({ like: z.boolean(), dislike: z.boolean() }),
  failure: z
    .object({
      code: z.number().optional(),
      msg: z.string(),
      notice: z
        .union([
          z.object({
            key: z.string(),
            values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
          }),
          z.object({ text: z.string() }),
        ])
        .optional()
        .catch(undefined),
    })
    .optional(),
  shared: z.boolean().optional().catch(undefined),
}) satisfies z.ZodType<ChatItem>;
