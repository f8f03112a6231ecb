// What the assistant's service is told ahead of a question: which article is being read, and which
// cited sentence may be asked about. "Response ignored": a failure changes nothing for the reader.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/address';
import { deviceId } from '@/lib/browser/device-id';
import { cubeId } from '@/lib/model/account/device-id';
import { toWireLanguage } from '@/lib/model/text/languages';
import { chatContextChars, chatInputChars } from '@/lib/model/limits/chat';
import type { Touched } from './chat-entry';
import { fetchAtom } from '../page/service';
import { settingsAtom } from '../page/settings';
import { openTabAtom } from '../feed/tabs';

/** "article_history: headers session-id, cube-id." */
export const tellArticleAtom = atom(null, async (get, set, event_id: string): Promise<void> => {
  const call = await set(assistantCallAtom, {}).catch(() => undefined);
  await call?.('ArticleHistory', { event_id }).catch(() => undefined);
});

/** "anchor_cache: headers session-id, language, x-run-async '1', cube-id." */
export const tellSentenceAtom = atom(
  null,
  async (get, set, { content = '', event_id, input }: Omit<Touched, 'chat_type'>) => {
    const language = toWireLanguage(get(settingsAtom).language);
    const call = await set(assistantCallAtom, { language, 'x-run-async': '1' }).catch(
      () => undefined,
    );
    await call?.('AnchorCache', {
      input: input.slice(0, chatInputChars),
      chat_type: 'reference',
      event_id,
      scene: 'detail',
      context: {
        content: content.slice(0, chatContextChars),
        eventId: event_id,
        tab: get(openTabAtom),
      },
    }).catch(() => undefined);
  },
);

const assistantCallAtom = atom(null, async (get, _set, headers: Record<string, string>) => {
  const [{ createClient }, { globalSession }] = await Promise.all([
    import('@/lib/client/create-client'),
    import('@/lib/browser/chat-session'),
  ]);
  return createClient(get(fetchAtom).fetch, {
    base: ownOrigin(),
    headers: () => ({
      ...headers,
      'session-id': globalSession(),
      'cube-id': cubeId(deviceId()),
    }),
  });
});
