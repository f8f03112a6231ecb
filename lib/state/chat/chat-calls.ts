// What the assistant's service is told besides the questions: which article is being read, and
// which cited sentence is asked about. "Response ignored": a failure changes nothing for the
// reader.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { deviceId } from '@/lib/browser/device/device-id';
import { cubeId } from '@/lib/model/account/device-id';
import type { ChatItem } from '@/lib/model/chat/item';
import { toWireLanguage } from '@/lib/model/text/wire-language';
import { fetchAtom } from '../page/service';

/** "article_history: headers session-id, cube-id." */
export const tellArticleAtom = atom(null, async (get, set, event_id: string): Promise<void> => {
  const call = await set(assistantCallAtom, {}).catch(() => undefined);
  await call?.('ArticleHistory', { event_id }).catch(() => undefined);
});

/**
 * "anchor_cache: headers session-id, language, x-run-async '1', cube-id." For a message that is
 * being sent.
 */
export const tellSentenceAtom = atom(
  null,
  async (get, set, { userMessage, userMessageExtra }: ChatItem): Promise<void> => {
    const { input, event_id, scene, context } = userMessage;
    const { sessionId, language } = userMessageExtra;
    const call = await set(assistantCallAtom, {
      language: toWireLanguage(language),
      'x-run-async': '1',
      'session-id': sessionId,
    }).catch(() => undefined);
    const sentence = { input, chat_type: 'reference', event_id, scene, context } as const;
    await call?.('AnchorCache', sentence).catch(() => undefined);
  },
);

const assistantCallAtom = atom(null, async (get, _set, headers: Record<string, string>) => {
  const [{ createClient }, { globalSession }] = await Promise.all([
    import('@/lib/client/create-client'),
    import('@/lib/browser/chat/chat-session'),
  ]);
  return createClient(get(fetchAtom).fetch, {
    base: ownOrigin(),
    headers: () => ({
      'session-id': globalSession(),
      ...headers,
      'cube-id': cubeId(deviceId()),
    }),
  });
});
