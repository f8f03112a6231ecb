// The session under which the service knows a conversation. "The chat session is stored per chat
// id; its sessionId is a random number stored under the global_session key": this browser's
// conversations start with that one, and each keeps its own.
import * as z from 'zod';
import { isExpired } from '@/lib/model/chat/history';
import { newSessionId } from '@/lib/model/chat/ids';
import { readCache, sweepCache, writeCache } from '../storage/cache';

const globalKey = 'global_session';
const storedSession = z.object({ sessionId: z.string().regex(/^\d{1,32}$/) });

/** The session that storage refused to store. */
let unkept: string | undefined;

/** This browser's session; created once. If storage fails it lasts as long as the page. */
export function globalSession(now = Date.now(), random = Math.random()): string {
  const read = () => readCache('chatbot_session', globalKey, storedSession)?.data.sessionId;
  const stored = unkept === undefined ? read() : undefined;
  if (stored) return stored;
  const sessionId = unkept ?? newSessionId(random);
  writeCache('chatbot_session', globalKey, { sessionId }, now);
  unkept = read() === sessionId ? undefined : sessionId;
  return sessionId;
}

/**
 * The session of one message: the one it was sent under, else `sessionId`, which is then stored for
 * it.
 */
export function chatSession(chatId: string, sessionId: string, now = Date.now()): string {
  const stored = readCache('chatbot_session', chatId, storedSession);
  if (stored) return stored.data.sessionId;
  writeCache('chatbot_session', chatId, { sessionId }, now);
  return sessionId;
}

/** Removes the sessions of messages that have left the history; the browser's own stays. */
export function sweepSessions(now = Date.now()): void {
  sweepCache('chatbot_session', (date, key) => key !== globalKey && isExpired(date, now));
}
